import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@tidyhearth/domain';
import { useId, type ReactNode } from 'react';
import { useAct } from '../../actions/useAct';
import { replayDelivery } from '../../actions/webhooks';
import { useDialogs } from '../../components/DialogHost';
import { ListFailure } from '../../components/list/ListFailure';
import { RowButton } from '../../components/RowButton';
import type { Delivery, DeliveryDetail } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { useVerbs } from '../../providers/queries';
import { useDelivery } from './useDeliveries';
import { ActButton } from '../../components/ActButton';

interface DeliveryProps {
  webhookId: number;
  delivery: Delivery;
}

/** Opens one delivery: what was sent and what came back. */
export function DeliveryDetails({ webhookId, delivery }: DeliveryProps) {
  const { open, close } = useDialogs();
  return (
    <RowButton
      label={TEXTS.log.details}
      subject={TEXTS.log.of(delivery.type, formatDateTime(delivery.createdAt))}
      onClick={() => open(<DetailsDialog webhookId={webhookId} delivery={delivery} onClose={close} />)}
    />
  );
}

function DetailsDialog({ webhookId, delivery, onClose }: DeliveryProps & { onClose: () => void }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
        {delivery.type}
      </DialogTitle>
      <DialogContent tabIndex={0} aria-label={TEXTS.log.details}>
        <Exchange webhookId={webhookId} deliveryId={delivery.id} />
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 24px', gap: 2 }}>
        <ActButton
          isPending={isPending}
          onClick={() => void perform(replayDelivery(verbs, webhookId, delivery.id))}
        >
          {TEXTS.log.again}
        </ActButton>
        <Button variant="contained" onClick={onClose}>
          {TEXTS.log.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Exchange({ webhookId, deliveryId }: { webhookId: number; deliveryId: number }) {
  const { data, error, refetch } = useDelivery(webhookId, deliveryId);
  if (error) return <ListFailure label={TEXTS.log.details} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} role="status" aria-label={TEXTS.log.loading} />;
  return (
    <>
      <Part title={TEXTS.log.request}>
        {data.requestHeaders.map(({ name, value }) => `${name}: ${value}\n`).join('')}
        {`\n${indented(data.requestBody)}`}
      </Part>
      <Part title={TEXTS.log.answer}>{answerOf(data)}</Part>
    </>
  );
}

function answerOf({ answerStatus, answerBody, error }: DeliveryDetail): string {
  if (answerStatus === null) return error ?? TEXTS.log.noAnswer;
  return `${TEXTS.log.answered(answerStatus)}\n\n${answerBody || TEXTS.log.emptyAnswer}`;
}

/** Formats the body for reading; it is sent without spaces. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, marginBlock: '16px 8px' }}>
        {title}
      </Typography>
      <Box component="pre" sx={preStyle}>
        {children}
      </Box>
    </>
  );
}

const preStyle = {
  margin: 0,
  padding: 4,
  borderRadius: '12px',
  backgroundColor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
