import { Container, Flex, Heading, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState, PageMeta } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { AccountUser } from '../../../lib/contract';
import { useOwnCleaner } from '../../../features/cleaners/api/own-profile';
import { QueryState } from '../../../server-state/query-state';
import { ProfileTab } from '../../../features/cleaners/own-profile/profile-tab';
import { CustomerProfile } from '../../../features/account/profile/customer-profile';
import { NotificationsCard } from '../../../features/account/profile/notifications-card';
import { PersonCard } from '../../../features/account/profile/person-card';
import { PrivacyCard } from '../../../features/account/profile/privacy-card';
import { DeactivateCard, ExportCard } from '../../../features/account/security/account-data-card';
import { ChangeEmailCard } from '../../../features/account/security/change-email-card';
import { SecurityCards } from '../../../features/account/security/security-cards';
import { BlockedPeopleCard } from '../../../features/safety/components/blocked-people-card';
import { OwnReportsCard } from '../../../features/safety/components/own-reports-card';
import { ToldByTeamCard } from '../../../features/safety/components/told-by-team-card';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { useAccount } from '../../../lib/use-account';
import { useTab } from '../../../lib/use-tab';
import { TEXTS } from '../work-areas.texts';

const TABS = ['profile', 'account', 'safety', 'security', 'notifications'] as const;

export function ProfilePage() {
  const user = useAccount();
  const tab = useTab(TABS);
  return (
    <Container py={{ base: '6', md: '10' }} maxW="4xl">
      <PageMeta title={TEXTS.profile.pages[tab]} />
      <Heading as="h1" textStyle="h2" mb="5">
        {TEXTS.profile.title}
      </Heading>
      <SettingsNav current={tab} />
      {tab === 'profile' &&
        (user.userType === 'cleaner' ? <OwnCleaner user={user} /> : <CustomerProfile user={user} />)}
      {tab === 'account' && (
        <Stack gap="4">
          {user.userType === 'cleaner' && <PersonCard user={user} />}
          <ChangeEmailCard user={user} />
          <PrivacyCard user={user} />
          <ExportCard user={user} />
          <DeactivateCard user={user} />
        </Stack>
      )}
      {tab === 'safety' && (
        <Stack gap="4">
          <ToldByTeamCard />
          <OwnReportsCard />
          <BlockedPeopleCard />
        </Stack>
      )}
      {tab === 'security' && <SecurityCards user={user} />}
      {tab === 'notifications' && <NotificationsCard user={user} />}
    </Container>
  );
}

function SettingsNav({ current }: { current: (typeof TABS)[number] }) {
  return (
    <Flex
      as="nav"
      aria-label={TEXTS.profile.title}
      gap="1"
      borderBottomWidth="1px"
      mb="7"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {TABS.map((tab) => (
        <Flex
          key={tab}
          asChild
          align="center"
          minH="11"
          px="4"
          flexShrink="0"
          fontWeight="semibold"
          textStyle="sm"
          textTransform="capitalize"
          color={tab === current ? 'ink.fg' : 'fg.muted'}
          boxShadow={tab === current ? 'inset 0 -2px 0 0 currentcolor' : undefined}
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <Link to={`${ROUTES.profile}?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
            {tab}
          </Link>
        </Flex>
      ))}
    </Flex>
  );
}

function OwnCleaner({ user }: { user: AccountUser }) {
  const cleaner = useOwnCleaner(user.id);
  return (
    <QueryState
      query={cleaner}
      loading={<LoadingCards label={TEXTS.profile.loading} />}
      failure={{ ...TEXTS.profile.failed, picture: <SomethingWrong /> }}
    >
      {(profile) =>
        profile ? (
          <ProfileTab cleaner={profile} />
        ) : (
          <EmptyState
            picture={<Broom />}
            title={TEXTS.profile.none}
            action={<ButtonLink to={ROUTES.becomeCleaner}>{TEXTS.profile.create}</ButtonLink>}
          />
        )
      }
    </QueryState>
  );
}
