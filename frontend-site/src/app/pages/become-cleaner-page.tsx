import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatsStrip } from '../../components/layout/stats-strip';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { EmptyState } from '../../components/ui/states';
import { ROUTES } from '../../config/routes';
import { welcome } from '../../features/auth/welcome';
import { AccountNote } from '../../features/become-cleaner/components/account-note';
import { ApplicationSent } from '../../features/become-cleaner/components/application-sent';
import { CleanerHero } from '../../features/become-cleaner/components/cleaner-hero';
import { Wizard } from '../../features/become-cleaner/components/wizard';
import { askToSignIn } from '../../lib/auth-dialog';
import type { SignedIn } from '../../lib/contract';
import { refreshUser, signOut, useUser } from '../../lib/session';
import { TEXTS } from './become-cleaner-page.texts';

function CustomerInvitation() {
  const navigate = useNavigate();
  const user = useUser();
  const signUp = () =>
    askToSignIn({
      tab: 'sign-up',
      purpose: TEXTS.customers.signUpPurpose,
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
            {TEXTS.customers.title}
          </Heading>
          <Text color="fg.muted" mt="2">
            {TEXTS.customers.text}
          </Text>
        </Box>
        {user ? (
          <ButtonLink to={ROUTES.findCleaners} flexShrink="0">
            {TEXTS.customers.signUp}
          </ButtonLink>
        ) : (
          <Button onClick={signUp} flexShrink="0">
            {TEXTS.customers.signUp}
          </Button>
        )}
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
          title={TEXTS.already.title(user.firstName)}
          description={TEXTS.already.description[user.cleanerStatus ?? 'pending']}
          action={<ButtonLink to={ROUTES.dashboard}>{TEXTS.already.toDashboard}</ButtonLink>}
        />
      </Box>
    );
  }
  if (user?.isAdmin) {
    return (
      <Box bg="bg.raised" borderWidth="1px" borderRadius="l3">
        <EmptyState
          title={TEXTS.otherRole.title}
          description={TEXTS.otherRole.description}
          action={<Button onClick={signOut}>{TEXTS.otherRole.signOut}</Button>}
        />
      </Box>
    );
  }
  const sent = (registered?: SignedIn) => {
    if (registered) welcome(registered, TOASTS.accountCreated);
    else void refreshUser();
    setSentBy((registered?.user ?? user)?.firstName);
  };
  if (!user) return <Wizard key="new" hasAccount={false} onSent={sent} />;
  return (
    <Stack gap="6">
      <AccountNote user={user} />
      <Wizard key={user.id} hasAccount onSent={sent} />
    </Stack>
  );
}

export function BecomeCleanerPage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
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
      <StatsStrip label={TEXTS.sampleFigures} stats={TEXTS.stats} />
      <CustomerInvitation />
    </>
  );
}
