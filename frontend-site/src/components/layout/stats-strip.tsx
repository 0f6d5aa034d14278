import { Box, Container, Grid, Text } from '@chakra-ui/react';

interface StatsStripProps {
  label: string;
  stats: readonly { figure: string; label: string }[];
}

export function StatsStrip({ label, stats }: StatsStripProps) {
  return (
    <Box as="section" aria-label={label} bg="bg.deep" color="fg.onDeep">
      <Container py={{ base: '7', md: '8' }}>
        <Grid
          as="dl"
          templateColumns={{ base: '1fr 1fr', md: `repeat(${stats.length}, 1fr)` }}
          gap="6"
          alignItems="start"
        >
          {stats.map(({ figure, label: text }) => (
            <Box key={text} display="flex" flexDirection="column-reverse">
              <Text as="dt" color="fg.onDeepMuted">
                {text}
              </Text>
              <Text as="dd" textStyle="h2" fontVariantNumeric="tabular-nums lining-nums">
                {figure}
              </Text>
            </Box>
          ))}
        </Grid>
        <Text textStyle="sm" color="fg.onDeepMuted" mt="5">
          {label}
        </Text>
      </Container>
    </Box>
  );
}
