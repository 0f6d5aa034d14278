import Box from '@mui/material/Box';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { ListEmpty } from '../../components/list/ListEmpty';
import { ListFailure } from '../../components/list/ListFailure';
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
      <ListBase<CleanerApplication>
        disableAuthentication
        resource="applications"
        sort={{ field: 'createdAt', order: 'ASC' }}
        perPage={25}
        storeKey={false}
        exporter={false}
        queryOptions={{ onError: () => undefined }}
      >
        <Queue />
      </ListBase>
    </Section>
  );
}

const NOBODY: readonly CleanerApplication[] = [];

/** The dialog is mounted outside the list's states, so that a failed refetch keeps the typed reason. */
function Queue() {
  const { data = NOBODY, isPending, error, refetch, page } = useListContext<CleanerApplication>();
  const name = useListName();
  const queue = useQueue(data, page);
  const [rejecting, setRejecting] = useState<CleanerApplication>();
  const hasSomebody = queue.current ?? queue.gone;

  async function confirmReject(application: CleanerApplication, reason: string) {
    if (await queue.reject(application, reason)) setRejecting(undefined);
  }

  return (
    <>
      {isPending && <ListSkeleton label={name} />}
      {error && (
        <Box sx={{ marginBottom: 4 }}>
          <ListFailure label={name} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {hasSomebody && (
        <>
          <QueueBoard queue={queue} onReject={setRejecting} />
          <ListPager />
        </>
      )}
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
          isPending={queue.isPending}
          onConfirm={(reason) => void confirmReject(rejecting, reason)}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}
