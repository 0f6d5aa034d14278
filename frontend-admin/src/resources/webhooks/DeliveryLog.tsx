import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { formatDateTime } from '@tidyhearth/domain';
import { useState } from 'react';
import { Soft } from '../../components/cells';
import { DialogHost } from '../../components/DialogHost';
import { ListFailure } from '../../components/list/ListFailure';
import { SelectField } from '../../components/list/SelectField';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import { StatusPill } from '../../components/StatusPill';
import type { Delivery } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import type { ToneName } from '../../theme/tones';
import { DeliveryDetails } from './DeliveryDetails';
import { useDeliveries } from './useDeliveries';
import { ActButton } from '../../components/ActButton';

const TONES: Record<Delivery['status'], ToneName> = {
  pending: 'marigold',
  delivered: 'sage',
  failed: 'brick',
};
const CHOICES = [
  { value: '', label: TEXTS.log.all },
  ...Object.entries(TEXTS.log.states).map(([value, label]) => ({ value, label })),
];

/** The deliveries of a webhook, with their responses. */
export function DeliveryLog({ webhookId }: { webhookId: number }) {
  const [status, setStatus] = useState('');
  return (
    <section aria-labelledby="calls">
      <SectionHeading title={TEXTS.log.title} level="h3" id="calls">
        {TEXTS.log.about}
      </SectionHeading>
      <Box sx={{ marginBottom: 4 }}>
        <SelectField label={TEXTS.log.status} value={status} choices={CHOICES} onChange={setStatus} />
      </Box>
      <DialogHost>
        <Calls webhookId={webhookId} status={status} />
      </DialogHost>
    </section>
  );
}

function Calls({ webhookId, status }: { webhookId: number; status: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(
    webhookId,
    status,
  );
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  if (!deliveries && error)
    return <ListFailure label={TEXTS.log.title} error={error} onRetry={() => void refetch()} />;
  if (!deliveries)
    return <Skeleton variant="rounded" height={160} role="status" aria-label={TEXTS.log.loading} />;
  if (deliveries.length === 0)
    return (
      <Notice tone="ink" title={TEXTS.log.empty}>
        {TEXTS.log.invite}
      </Notice>
    );
  return (
    <>
      <Panel component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {deliveries.map((delivery) => (
          <Call key={delivery.id} webhookId={webhookId} delivery={delivery} />
        ))}
      </Panel>
      {hasNextPage && (
        <ActButton
          variant="outlined"
          sx={{ marginTop: 4 }}
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {TEXTS.log.more}
        </ActButton>
      )}
    </>
  );
}

function Call({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const { type, status, createdAt } = delivery;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{type}</Box>
        <Soft>{formatDateTime(createdAt)}</Soft>
      </Box>
      <Box sx={{ minWidth: 0, flex: '2 1 220px' }}>
        <StatusPill tone={TONES[status]}>{TEXTS.log.states[status]}</StatusPill>
        <Soft>{outcomeOf(delivery)}</Soft>
      </Box>
      <DeliveryDetails webhookId={webhookId} delivery={delivery} />
    </Box>
  );
}

function outcomeOf({ attempts, answerStatus, durationMs, error, nextAttemptAt, status }: Delivery): string {
  const answer = answerStatus === null ? error : TEXTS.log.answered(answerStatus);
  const next = status === 'pending' && nextAttemptAt && TEXTS.log.nextAt(formatDateTime(nextAttemptAt));
  const took = durationMs !== null && answerStatus !== null && TEXTS.log.took(durationMs);
  return [answer, took, TEXTS.log.tries(attempts), next].filter(Boolean).join(', ');
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  padding: 4,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
