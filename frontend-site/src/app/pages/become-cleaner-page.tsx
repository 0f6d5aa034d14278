import { Box, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatsStrip } from '../../components/layout/stats-strip';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { EmptyState } from '../../components/ui/states';
import { BRAND } from '../../config/brand';
import { ROUTES } from '../../config/routes';
import { ApplicationSent } from '../../features/become-cleaner/components/application-sent';
import { CleanerHero } from '../../features/become-cleaner/components/cleaner-hero';
import { Wizard } from '../../features/become-cleaner/components/wizard';
import { askToSignIn } from '../../lib/auth-dialog';
import { signIn, useUser } from '../../lib/session';
import { toast } from '../../lib/toast';

const STATS = [
  { figure: '£15-30', label: 'an hour, set by you' },
  { figure: '£800-2000', label: 'a month' },
  { figure: '£3000+', label: 'for the top 10%' },
  { figure: '3x', label: 'more bookings with a photo' },
];

function CustomerInvitation() {
  const navigate = useNavigate();
  const signUp = () =>
    askToSignIn({
      tab: 'sign-up',
      title: 'Sign up to book a cleaner',
      onSuccess: () => void navigate(ROUTES.findCleaners),
    });
  return (
    <Container as="section" py={{ base: '14', md: '20' }}>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        gap="5"
        bg="bg.subtle"
        borderRadius="l3"
        p={{ base: '6', md: '10' }}
      >
        <Box>
          <Heading as="h2" textStyle="h3">
            Looking for a cleaner instead?
          </Heading>
          <Text color="fg.muted" mt="2">
            Find someone near you and see the price before you book.
          </Text>
        </Box>
        <Button onClick={signUp} flexShrink="0">
          Get My Home Cleaned
        </Button>
      </Flex>
    </Container>
  );
}

function Application() {
  const user = useUser();
  const [sentBy, setSentBy] = useState<string>();
  if (sentBy !== undefined) return <ApplicationSent firstName={sentBy} />;
  if (user?.cleanerId) {
    return (
      <Box bg="bg.raised" borderWidth="1px" borderRadius="l3">
        <EmptyState
          title={`You are already with us, ${user.firstName}`}
          description="Your bookings, jobs and profile are in your dashboard."
          action={<ButtonLink to={ROUTES.dashboard}>Open my dashboard</ButtonLink>}
        />
      </Box>
    );
  }
  return (
    <Wizard
      onRegistered={(answer) => {
        signIn(answer);
        toast(TOASTS.accountCreated);
        setSentBy(answer.user.firstName);
      }}
    />
  );
}

export function BecomeCleanerPage() {
  return (
    <>
      <PageMeta
        title="Become a cleaner"
        description={`Set your own rate and hours and find customers across ${BRAND.county}. Apply in three minutes.`}
      />
      <Container py={{ base: '8', md: '16' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 6fr' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="start"
        >
          <CleanerHero />
          <Application />
        </Grid>
      </Container>
      <StatsStrip label="Sample figures from our beta, not a promise of income." stats={STATS} />
      <CustomerInvitation />
    </>
  );
}
