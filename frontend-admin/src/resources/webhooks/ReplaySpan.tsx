import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HOUR_MS, isDate, MINUTE_MS, TIME_ERRORS, toInstant, toWallTime } from '@tidyhearth/domain';
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

/** Sends all events from a span of UK time again. */
export function ReplaySpan({ webhookId, onClose }: ReplaySpanProps) {
  const verbs = useVerbs();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const [from, setFrom] = useState(() => momentAt(Date.now() - HOUR_MS));
  const [to, setTo] = useState(() => momentAt(Date.now() + HOUR_MS));
  /** Errors are shown only after submitting: while a year is typed, browsers report each digit as a year. */
  const [isAsked, setAsked] = useState(false);

  async function confirm() {
    if (isPending) return;
    setAsked(true);
    if (from.at === undefined || to.at === undefined) return;
    setPending(true);
    try {
      const count = await verbs.replaySpan(webhookId, instantOf(from.at), instantOf(to.at));
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
        <MomentField label={TEXTS.replay.from} value={from} isAsked={isAsked} onChange={setFrom} />
        <MomentField label={TEXTS.replay.to} value={to} isAsked={isAsked} onChange={setTo} />
      </Box>
    </ConfirmDialog>
  );
}

interface Moment {
  /** The value of a date and time field, on a UK clock. */
  typed: string;
  /** Stored separately, because one hour in October occurs twice. Undefined if the value is not a time. */
  at: number | undefined;
}

function momentAt(instant: number): Moment {
  const at = instant - (instant % MINUTE_MS);
  const { date, time } = toWallTime(at);
  return { typed: `${date}T${time}`, at };
}

const partsOf = (typed: string) => {
  const [date = '', time = ''] = typed.split('T');
  return { date, time: time.slice(0, 5) };
};

const momentOf = (typed: string): Moment => ({ typed, at: toInstant(partsOf(typed)) });

const problemOf = (typed: string) => (isDate(partsOf(typed).date) ? TIME_ERRORS.skipped : TIME_ERRORS.year);

const instantOf = (at: number) => new Date(at).toISOString();

interface MomentFieldProps {
  label: string;
  value: Moment;
  isAsked: boolean;
  onChange: (value: Moment) => void;
}

function MomentField({ label, value: { typed, at }, isAsked, onChange }: MomentFieldProps) {
  const isWrong = isAsked && at === undefined;
  return (
    <TextField
      label={label}
      type="datetime-local"
      required
      fullWidth
      value={typed}
      error={isWrong}
      helperText={isWrong && problemOf(typed)}
      onChange={(event) => onChange(momentOf(event.target.value))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
