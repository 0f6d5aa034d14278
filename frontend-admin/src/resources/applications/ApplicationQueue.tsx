import { ListBase, useListContext } from 'react-admin';
import { ListEmpty } from '../../components/list/ListEmpty';
import { ListFailure } from '../../components/list/ListFailure';
import { ListPager } from '../../components/list/ListPager';
import { ListSkeleton } from '../../components/list/ListSkeleton';
import { SectionHeading } from '../../components/SectionHeading';
import { usePageTitle } from '../../components/usePageTitle';
import type { CleanerApplication } from '../../contract';
import { Decided } from './Decided';
import { QueueBoard } from './QueueBoard';
import { useQueue } from './useQueue';

const LABEL = 'Cleaner applications';

/** One person at a time, oldest first, with all there is to know on one screen. */
export function ApplicationQueue() {
  usePageTitle('Cleaner Applications');
  return (
    <section aria-labelledby="applications-heading">
      <SectionHeading title="Cleaner Applications" id="applications-heading">
        Whoever you approve may enter people’s homes, and is found by customers a moment later.
      </SectionHeading>
      <ListBase<CleanerApplication>
        resource="applications"
        sort={{ field: 'createdAt', order: 'ASC' }}
        perPage={25}
        storeKey={false}
        exporter={false}
        queryOptions={{ onError: () => undefined }}
      >
        <Queue />
      </ListBase>
    </section>
  );
}

function Queue() {
  const { data, isPending, error, refetch } = useListContext<CleanerApplication>();
  const queue = useQueue(data ?? []);
  if (isPending) return <ListSkeleton label={LABEL} />;
  if (error) return <ListFailure label={LABEL} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {queue.current ? (
        <>
          <QueueBoard queue={queue} current={queue.current} />
          <ListPager label={LABEL} />
        </>
      ) : (
        <ListEmpty
          empty={{
            title: 'Everyone has an answer',
            hint: 'New applications appear here as cleaners sign up.',
          }}
        />
      )}
      <Decided decisions={queue.decisions} onApprove={(decision) => void queue.approveRejected(decision)} />
    </>
  );
}
