import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { isOutdated } from '../../api/http';
import { ListEmpty } from '../../components/list/ListEmpty';
import { ListFailure } from '../../components/list/ListFailure';
import { ListPage, useFetchedAt } from '../../components/list/ListPage';
import { ListPager } from '../../components/list/ListPager';
import { ListSkeleton } from '../../components/list/ListSkeleton';
import { Section } from '../../components/list/Section';
import { useListName } from '../../components/list/useListName';
import type { CleanerApplication } from '../../contract';
import { DecisionList } from './DecisionList';
import { QueueBoard } from './QueueBoard';
import { RejectDialog } from './RejectDialog';
import { useQueue } from './useQueue';

/** The sign-ups that wait for a decision: one at a time, oldest first. */
export function ApplicationQueue() {
  return (
    <Section resource="applications">
      <ListPage resource="applications" sort={{ field: 'waitingSince', order: 'ASC' }}>
        <Queue />
      </ListPage>
    </Section>
  );
}

const NOBODY: readonly CleanerApplication[] = [];

/** The dialog is mounted outside the list's states, so that a failed refetch keeps the typed reason. */
function Queue() {
  const { data, isPending, error, refetch, page } = useListContext<CleanerApplication>();
  const name = useListName();
  const queue = useQueue(data ?? NOBODY, useFetchedAt(), page);
  const [rejecting, setRejecting] = useState<CleanerApplication>();
  const [refused, setRefused] = useState<{ id: number; reason: string }>();
  // On a page that was never loaded, it is unknown who has left it.
  const hasSomebody = data && (queue.current ?? queue.gone);

  async function confirmReject(application: CleanerApplication, reason: string) {
    const close = () => setRejecting(undefined);
    // An application that was sent again must be read first, behind the dialog. The typed reason is kept for the next
    // time.
    const onRefused = (error: unknown) => {
      if (!isOutdated(error)) return;
      setRefused({ id: application.id, reason });
      close();
    };
    if (await queue.reject(application, reason, onRefused)) close();
  }

  return (
    <>
      {isPending && <ListSkeleton label={name} />}
      {error && (
        <Box sx={{ marginBottom: 4 }}>
          <ListFailure label={name} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {hasSomebody && <QueueBoard queue={queue} onReject={setRejecting} />}
      {(hasSomebody || error) && <ListPager />}
      {!hasSomebody && !isPending && !error && <ListEmpty />}
      <DecisionList
        decisions={queue.decisions}
        isPending={queue.isPending}
        onApprove={(application) => void queue.approve(application)}
        onWithdraw={(application) => void queue.withdrawApproval(application)}
      />
      {rejecting && (
        <RejectDialog
          application={rejecting}
          typed={refused?.id === rejecting.id ? refused.reason : ''}
          isPending={queue.isPending}
          onConfirm={(reason) => void confirmReject(rejecting, reason)}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}
