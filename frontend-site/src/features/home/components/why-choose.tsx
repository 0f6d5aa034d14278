import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { REASONS } from '../content';
import { TEXTS } from '../home.texts';

export function WhyChoose() {
  return (
    <Container as="section" py={{ base: '14', md: '24' }}>
      <Grid templateColumns={{ base: '1fr', lg: '4fr 8fr' }} gap={{ base: '8', lg: '16' }}>
        <Box>
          <Heading as="h2" textStyle="h2">
            {TEXTS.reasons.title}
          </Heading>
          <Text color="fg.muted" mt="3" textStyle="lg">
            {TEXTS.reasons.text}
          </Text>
        </Box>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="10" rowGap="8">
          {REASONS.map(({ icon: Icon, title, text }) => (
            <Box key={title} borderTopWidth="1px" borderColor="border.strong" pt="5">
              <Box color="ink.fg" mb="3">
                <Icon size={26} strokeWidth={1.75} aria-hidden />
              </Box>
              <Heading as="h3" textStyle="h4">
                {title}
              </Heading>
              <Text color="fg.muted" mt="2">
                {text}
              </Text>
            </Box>
          ))}
        </Grid>
      </Grid>
    </Container>
  );
}
