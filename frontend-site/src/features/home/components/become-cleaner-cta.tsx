import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/ui/button';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { TEXTS } from '../home.texts';

export function BecomeCleanerCta() {
  return (
    <Container as="section" py={{ base: '14', md: '20' }}>
      <Grid templateColumns={{ base: '1fr', md: '7fr 5fr' }} gap="8" alignItems="center">
        <Box>
          <Heading as="h2" textStyle="h2">
            {TEXTS.cleaners.title}
          </Heading>
          <Text color="fg.muted" textStyle="lg" mt="3" maxW="xl">
            {TEXTS.cleaners.text}
          </Text>
          <ButtonLink to={ROUTES.becomeCleaner} variant="outline" mt="6">
            {TEXTS.cleaners.link}
          </ButtonLink>
        </Box>
        <Box display="flex" justifyContent="center">
          <Broom width={280} />
        </Box>
      </Grid>
    </Container>
  );
}
