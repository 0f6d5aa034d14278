import { Container } from '@chakra-ui/react';
import { ButtonLink, EmptyState, ErrorState, PageMeta } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Broom, SomethingWrong } from '../../../illustrations';
import type { AccountUser } from '../../../lib/contract';
import { useOwnCleaner } from '../api/cleaner';
import { LoadingCards } from '../shared/loading';
import { ApplicationNotice } from './application-notice';
import { CleanerWorkspace } from './cleaner-workspace';

export function CleanerDashboard({ user }: { user: AccountUser }) {
  const cleaner = useOwnCleaner(user.id);
  if (cleaner.data) {
    const approved = cleaner.data.status === 'approved';
    return approved ? (
      <CleanerWorkspace user={user} cleaner={cleaner.data} />
    ) : (
      <ApplicationNotice user={user} cleaner={cleaner.data} />
    );
  }
  return (
    <Container py="10">
      <PageMeta title="Dashboard" />
      {cleaner.isPending && <LoadingCards label="Loading your dashboard..." />}
      {cleaner.isError && (
        <ErrorState
          picture={<SomethingWrong />}
          title="Failed to fetch cleaner profile"
          description="Nothing is lost. Check your connection and try again."
          onRetry={() => void cleaner.refetch()}
        />
      )}
      {cleaner.data === null && (
        <EmptyState
          picture={<Broom />}
          title="Dashboard"
          description="You have no cleaner profile yet. Tell us what you clean, where, and what you charge: it takes about five minutes."
          action={<ButtonLink to={ROUTES.becomeCleaner}>Create Cleaner Profile</ButtonLink>}
        />
      )}
    </Container>
  );
}
