import { Box, Flex, Grid } from '@chakra-ui/react';
import { memo } from 'react';
import { Loading, Skeleton } from '../../../components/ui/skeleton';
import { TEXTS } from '../cleaners.texts';

const CARDS = 6;

function CardSkeleton() {
  return (
    <Box bg="bg.raised" borderWidth="1px" borderRadius="l3" p="5" minH="13.5rem">
      <Flex gap="4">
        <Skeleton boxSize={{ base: '4.5rem', md: '5rem' }} borderRadius="xl" flexShrink="0" />
        <Box flex="1">
          <Skeleton height="5" width="70%" />
          <Skeleton mt="3" width="50%" />
          <Skeleton mt="2" width="60%" />
        </Box>
      </Flex>
      <Flex gap="2" mt="5">
        <Skeleton height="5" width="24" borderRadius="full" />
        <Skeleton height="5" width="20" borderRadius="full" />
      </Flex>
      <Skeleton mt="7" width="55%" />
    </Box>
  );
}

export const CARD_GRID = {
  templateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { base: '4', md: '5' },
} as const;

export const CardSkeletons = memo(function CardSkeletons() {
  return (
    <Loading label={TEXTS.results.loading}>
      <Grid {...CARD_GRID}>
        {Array.from({ length: CARDS }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </Grid>
    </Loading>
  );
});
