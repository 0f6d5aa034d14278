import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HOUR_MS, toInstant, toWallTime } from '@tidyhearth/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/http';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { TEXTS } from '../../i18n/webhooks.texts';
import { refetch, useVerbs } from '../../providers/queries';

interface ReplaySpanProps {
  webhookId: number;
  onClose: () => void;
}

/** Sends everything of a span of UK time again. */
export function ReplaySpan({ webhookId, onClose }: ReplaySpanProps) {
  const verbs = useVerbs();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const [from, setFrom] = useState(() => typedOf(Date.now() - HOUR_MS));
  const [to, setTo] = useState(() => typedOf(Date.now() + HOUR_MS));
  const [startsAt, endsAt] = [instantOf(from), instantOf(to)];

  async function confirm() {
    if (isPending || startsAt === undefined || endsAt === undefined) return;
    setPending(true);
    try {
      const count = await verbs.replaySpan(webhookId, startsAt, endsAt);
      notify(TEXTS.replay.done(count).title, { type: 'success' });
      onClose();
    } catch (error) {
      notify(TEXTS.replay.failed.title, { type: 'error', description: messageOf(error) });
    } finally {
      setPending(false);
      void refetch(['webhook-deliveries']);
    }
  }

  return (
    <ConfirmDialog
      title={TEXTS.replay.title}
      confirmLabel={TEXTS.replay.confirm}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.replay.text}</Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Moment label={TEXTS.replay.from} value={from} onChange={setFrom} />
        <Moment label={TEXTS.replay.to} value={to} onChange={setTo} />
      </Box>
    </ConfirmDialog>
  );
}

/** What a field for a date and a time holds, on a UK clock. */
function typedOf(at: number): string {
  const { date, time } = toWallTime(at);
  return `${date}T${time}`;
}

function instantOf(typed: string): string | undefined {
  const [date = '', time = ''] = typed.split('T');
  const at = toInstant({ date, time: time.slice(0, 5) });
  return at === undefined ? undefined : new Date(at).toISOString();
}

interface MomentProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Moment({ label, value, onChange }: MomentProps) {
  return (
    <TextField
      label={label}
      type="datetime-local"
      required
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
