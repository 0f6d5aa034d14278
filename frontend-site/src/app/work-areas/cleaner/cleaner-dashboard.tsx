import { Container } from '@chakra-ui/react';
import { ButtonLink, EmptyState, PageMeta } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Broom, SomethingWrong } from '../../../illustrations';
import type { AccountUser } from '../../../lib/contract';
import { useOwnCleaner } from '../../../features/cleaners/api/own-profile';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { QueryState } from '../../../server-state/query-state';
import { SignUpNotice } from '../../../features/cleaners/own-profile/sign-up-notice';
import { CleanerWorkspace } from './cleaner-workspace';

export function CleanerDashboard({ user }: { user: AccountUser }) {
  const cleaner = useOwnCleaner(user.id);
  if (cleaner.data) {
    return cleaner.data.status === 'approved' ? (
      <CleanerWorkspace user={user} cleaner={cleaner.data} />
    ) : (
      <SignUpNotice user={user} cleaner={cleaner.data} />
    );
  }
  return (
    <Container py="10">
      <PageMeta title="Dashboard" />
      <QueryState
        query={cleaner}
        loading={<LoadingCards label="Loading your dashboard..." />}
        failure={{
          title: 'Failed to fetch cleaner profile',
          description: 'Nothing is lost. Check your connection and try again.',
          picture: <SomethingWrong />,
        }}
      >
        {() => (
          <EmptyState
            picture={<Broom />}
            title="Dashboard"
            description="You have no cleaner profile yet. Tell us what you clean, where, and what you charge: it takes about five minutes."
            action={<ButtonLink to={ROUTES.becomeCleaner}>Create Cleaner Profile</ButtonLink>}
          />
        )}
      </QueryState>
    </Container>
  );
}
