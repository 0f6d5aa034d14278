import { Container } from '@chakra-ui/react';
import { lazy } from 'react';
import { ButtonLink, EmptyState, PageMeta } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { AccountUser } from '../../../lib/contract';
import { useOwnCleaner } from '../../../features/cleaners/api/own-profile';
import { EarlierBookingsCard } from '../../../features/bookings/list/earlier-bookings-card';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { QueryState } from '../../../server-state/query-state';
import { CleanerWorkspace } from './cleaner-workspace';
import { TEXTS } from './cleaner-area.texts';

const SignUpNotice = lazy(async () => ({ default: (await import('./later-tabs')).SignUpNotice }));

export function CleanerDashboard({ user }: { user: AccountUser }) {
  const cleaner = useOwnCleaner(user.id);
  if (cleaner.data) {
    return cleaner.data.status === 'approved' ? (
      <CleanerWorkspace user={user} cleaner={cleaner.data} />
    ) : (
      <SignUpNotice user={user} cleaner={cleaner.data}>
        <EarlierBookingsCard userId={user.id} />
      </SignUpNotice>
    );
  }
  return (
    <Container py="10" minH="dvh">
      <PageMeta title={TEXTS.dashboard.title} />
      <QueryState
        query={cleaner}
        loading={<LoadingCards label={TEXTS.dashboard.loading} />}
        failure={{ ...TEXTS.dashboard.failed, picture: <SomethingWrong /> }}
      >
        {() => (
          <EmptyState
            picture={<Broom />}
            title={TEXTS.dashboard.title}
            description={TEXTS.dashboard.noProfile}
            action={<ButtonLink to={ROUTES.becomeCleaner}>{TEXTS.dashboard.createProfile}</ButtonLink>}
          />
        )}
      </QueryState>
    </Container>
  );
}
