import { Box, Grid, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Placeholder for a figure that is loading. */
export function UnknownYet() {
  return <Skeleton display="inline-block" width="2ch" height="1lh" aria-hidden />;
}

/** A row of figures in one frame, separated by hairlines; two per row on a phone. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: `repeat(${figures.length}, 1fr)` }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      css={{ '& > :last-child:nth-of-type(odd)': { gridColumn: { base: 'span 2', md: 'auto' } } }}
    >
      {figures.map(({ label, value, note }) => (
        <Box key={label} bg="bg.raised" px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }}>
          <Text as="dt" color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text as="dd" fontFamily="heading" fontSize={{ base: 'xl', md: '2xl' }} lineHeight="short" mt="1">
            {value}
          </Text>
          {note && (
            <Text as="dd" color="fg.muted" textStyle="sm" mt="1">
              {note}
            </Text>
          )}
        </Box>
      ))}
    </Grid>
  );
}
