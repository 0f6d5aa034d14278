import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@tidyhearth/domain';
import { ShowBase, useShowContext } from 'react-admin';
import { statusOf } from '../../api/http';
import { Fact, Facts } from '../../components/Facts';
import { BackToList } from '../../components/list/BackToList';
import { ListFailure } from '../../components/list/ListFailure';
import { usePageTitle } from '../../components/usePageTitle';
import type { Webhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { NotFound } from '../../layout/NotFound';
import { PATHS } from '../../paths';
import { FULL_RECORD } from '../../providers/resources';
import { DeliveryLog } from './DeliveryLog';
import { WebhookActions } from './WebhookActions';
import { WebhookState } from './WebhookState';

export function WebhookShow() {
  return (
    <ShowBase<Webhook> disableAuthentication queryOptions={{ meta: FULL_RECORD, onError: () => undefined }}>
      <WebhookPage />
    </ShowBase>
  );
}

function WebhookPage() {
  const { record, error, refetch } = useShowContext<Webhook>();
  usePageTitle(TEXTS.one);
  if ([400, 404].includes(statusOf(error))) return <NotFound />;
  return (
    <section aria-labelledby="webhook-heading">
      <BackToList path={PATHS.webhooks}>{TEXTS.all}</BackToList>
      <Typography variant="h2" id="webhook-heading" sx={{ overflowWrap: 'anywhere', marginBottom: 3 }}>
        {record?.url ?? TEXTS.one}
      </Typography>
      {record ? (
        <WebhookSheet webhook={record} />
      ) : error ? (
        <ListFailure label={TEXTS.one} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label={TEXTS.loading} />
      )}
    </section>
  );
}

const whenOf = (at: string | null) => (at === null ? TEXTS.facts.never : formatDateTime(at));

function WebhookSheet({ webhook }: { webhook: Webhook }) {
  const { types, description, lastSuccessAt, lastFailureAt, rotationEndsAt, createdAt } = webhook;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <WebhookState webhook={webhook} />
      </div>
      <WebhookActions webhook={webhook} />
      <Facts>
        <Fact label={TEXTS.facts.events}>{types?.join(', ') ?? TEXTS.everything}</Fact>
        {description && <Fact label={TEXTS.facts.description}>{description}</Fact>}
        <Fact label={TEXTS.facts.lastSuccess}>{whenOf(lastSuccessAt)}</Fact>
        <Fact label={TEXTS.facts.lastFailure}>{whenOf(lastFailureAt)}</Fact>
        {rotationEndsAt && <Fact label={TEXTS.facts.rotation}>{formatDateTime(rotationEndsAt)}</Fact>}
        <Fact label={TEXTS.facts.made}>{formatDateTime(createdAt)}</Fact>
      </Facts>
      <DeliveryLog webhookId={webhook.id} />
    </Box>
  );
}
