import { FormDialog } from '../../../components/forms/form-dialog';
import { Grid } from '@chakra-ui/react';
import {
  BLOCK_REASON_MAX,
  addDays,
  isBlockTooLong,
  isDate,
  TIME_ERRORS,
  toInstant,
} from '@tidyhearth/domain';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '../../../components/ui';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { dayFieldOf } from '../../../lib/day-fields';
import { zodResolver } from '../../../lib/form';
import { optionalText } from '../../../lib/schemas';
import { showFieldErrors } from '../../../lib/submit/field-errors';
import { useAddBlock } from '../api/calendar';
import { blockRange, dayToBlock, enteredRange, USUAL } from '../block-range';
import { BookingsInside } from './bookings-inside';
import { TEXTS } from '../calendar.texts';

const day = dayFieldOf(TEXTS.blocks.form.errors.date);
const time = z.string().check(z.minLength(1, TEXTS.blocks.form.errors.time));

const schema = z
  .object({
    fromDate: day,
    fromTime: time,
    toDate: day,
    toTime: time,
    reason: optionalText(BLOCK_REASON_MAX),
  })
  .check(
    z.refine(
      ({ fromDate, fromTime, toDate, toTime }) =>
        ![fromDate, toDate].every(isDate) || `${fromDate}${fromTime}` < `${toDate}${toTime}`,
      { path: ['toTime'], message: TEXTS.blocks.form.errors.order },
    ),
    z.refine(
      (times) => {
        const range = enteredRange(times);
        return range === undefined || !isBlockTooLong(range);
      },
      { path: ['toDate'], message: TEXTS.blocks.form.errors.tooLong },
    ),
  );

interface BlockDialogProps {
  cleanerId: number;
  date: string;
  /** The first and last moment on that day, as HH:MM or 24:00, if hours were pressed. */
  hours?: { from: string; until: string };
  onClose: () => void;
}

/** Blocks time in which nobody can book: a morning off, or a fortnight away. */
export function BlockDialog({ cleanerId, date: chosen, hours, onClose }: BlockDialogProps) {
  const [date] = useState(() => (hours ? chosen : dayToBlock(chosen, Date.now())));
  const { from, until } = hours ?? USUAL;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      fromDate: date,
      fromTime: from,
      // A time field does not accept 24:00.
      ...(until === '24:00'
        ? { toDate: addDays(date, 1), toTime: '00:00' }
        : { toDate: date, toTime: until }),
      reason: '',
    },
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const add = useAddBlock(cleanerId, {
    onRefused: (error) => showFieldErrors(error, form, { startsAt: 'fromTime', endsAt: 'toTime' }),
    leave: onClose,
  });
  const { errors, isDirty } = formState;
  const range = blockRange(useWatch({ control }));
  const submit = handleSubmit(({ fromDate, fromTime, toDate, toTime, reason }) => {
    const start = toInstant({ date: fromDate, time: fromTime });
    const end = toInstant({ date: toDate, time: toTime });
    if (start === undefined) return setError('fromTime', { message: TIME_ERRORS.skipped });
    if (end === undefined) return setError('toTime', { message: TIME_ERRORS.skipped });
    return add.submit({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      reason: reason || null,
    });
  });
  return (
    <FormDialog
      hasChanges={isDirty}
      isPending={add.isPending}
      onClose={onClose}
      title={TEXTS.blocks.form.title}
      description={TEXTS.blocks.form.description}
      closeLabel={UI_TEXTS.close}
      submitLabel={TEXTS.blocks.form.title}
      onSubmit={submit}
    >
      <Grid templateColumns="1fr 1fr" gap="4">
        <TextField
          label={TEXTS.blocks.form.from}
          type="date"
          required
          error={errors.fromDate?.message}
          {...register('fromDate')}
        />
        <TextField
          label={TEXTS.blocks.form.fromTime}
          type="time"
          step={1800}
          required
          error={errors.fromTime?.message}
          {...register('fromTime')}
        />
        <TextField
          label={TEXTS.blocks.form.until}
          type="date"
          required
          error={errors.toDate?.message}
          {...register('toDate')}
        />
        <TextField
          label={TEXTS.blocks.form.untilTime}
          type="time"
          step={1800}
          required
          error={errors.toTime?.message}
          {...register('toTime')}
        />
      </Grid>
      <TextField
        label={TEXTS.blocks.form.reason}
        optional
        hint={TEXTS.blocks.form.reasonHint}
        error={errors.reason?.message}
        {...register('reason')}
      />
      {range && <BookingsInside cleanerId={cleanerId} range={range} />}
    </FormDialog>
  );
}
