import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { HeroHome } from '../../../illustrations/hero-home';
import { HeroSearch } from './hero-search';
import { TEXTS } from '../home.texts';

export function Hero({ onIntent }: { onIntent: () => void }) {
  return (
    <Container pt={{ base: '8', md: '14' }} pb={{ base: '10', md: '16' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="center"
      >
        <Box>
          <Text textStyle="eyebrow" color="fg.highlight">
            {TEXTS.hero.eyebrow}
          </Text>
          <Heading as="h1" textStyle="display" mt="3">
            {TEXTS.hero.title}
          </Heading>
          <Text textStyle="lg" color="fg.muted" mt="4" mb="7" maxW="xl">
            {TEXTS.hero.text}
          </Text>
          <HeroSearch onIntent={onIntent} />
        </Box>
        <Box display="flex" justifyContent="center">
          <HeroHome width="100%" />
        </Box>
      </Grid>
    </Container>
  );
}
