import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/ui/button';
import { BETA_SHARE } from '../../../config/beta';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';

export function BecomeCleanerCta() {
  return (
    <Container as="section" py={{ base: '14', md: '20' }}>
      <Grid templateColumns={{ base: '1fr', md: '7fr 5fr' }} gap="8" alignItems="center">
        <Box>
          <Heading as="h2" textStyle="h2">
            Clean for a living? Set your own rate.
          </Heading>
          <Text color="fg.muted" textStyle="lg" mt="3" maxW="xl">
            Cleaners here earn £20-40 an hour and keep 85% of their earnings; {BETA_SHARE}. Choose your hours,
            your area and your jobs.
          </Text>
          <ButtonLink to={ROUTES.becomeCleaner} variant="outline" mt="6">
            Become a cleaner
          </ButtonLink>
        </Box>
        <Box display="flex" justifyContent="center">
          <Broom width={280} />
        </Box>
      </Grid>
    </Container>
  );
}
