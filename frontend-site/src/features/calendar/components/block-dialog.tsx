import { Form } from '../../../components/ui/form';
import { Grid } from '@chakra-ui/react';
import { REASON_MAX, toInstant } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, Dialog, TextField } from '../../../components/ui';
import { zodResolver } from '../../../lib/form';
import { useAddBlock } from '../api/calendar';
import { TEXTS } from '../calendar.texts';

const required = z.string().check(z.minLength(1, TEXTS.blocks.form.errors.date));
const time = z.string().check(z.minLength(1, TEXTS.blocks.form.errors.time));

const schema = z
  .object({
    fromDate: required,
    fromTime: time,
    toDate: required,
    toTime: time,
    reason: z.string().check(z.maxLength(REASON_MAX)),
  })
  .check(
    z.refine(({ fromDate, fromTime, toDate, toTime }) => `${fromDate}${fromTime}` < `${toDate}${toTime}`, {
      path: ['toTime'],
      message: TEXTS.blocks.form.errors.order,
    }),
  );

interface BlockDialogProps {
  cleanerId: number;
  date: string;
  onClose: () => void;
}

/** Time in which nobody can book: a morning off, or a fortnight away. */
export function BlockDialog({ cleanerId, date, onClose }: BlockDialogProps) {
  const add = useAddBlock(cleanerId, onClose);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { fromDate: date, fromTime: '09:00', toDate: date, toTime: '17:00', reason: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ fromDate, fromTime, toDate, toTime, reason }) => {
    const start = toInstant({ date: fromDate, time: fromTime });
    const end = toInstant({ date: toDate, time: toTime });
    if (start === undefined) return setError('fromTime', { message: TEXTS.blocks.form.errors.clockChange });
    if (end === undefined) return setError('toTime', { message: TEXTS.blocks.form.errors.clockChange });
    return add.submit({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      reason: reason.trim() || null,
    });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.blocks.form.title}
      description={TEXTS.blocks.form.description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {TEXTS.blocks.form.close}
          </Button>
          <Button type="submit" form="block" loading={add.isPending}>
            {TEXTS.blocks.form.title}
          </Button>
        </>
      }
    >
      <Form id="block" gap="5" pt="2" onSubmit={submit}>
        <Grid templateColumns="1fr 1fr" gap="4">
          <TextField
            label={TEXTS.blocks.form.from}
            type="date"
            required
            error={errors.fromDate?.message}
            {...register('fromDate')}
          />
          <TextField
            label="at"
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
            label="at"
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
          maxLength={REASON_MAX}
          error={errors.reason?.message}
          {...register('reason')}
        />
      </Form>
    </Dialog>
  );
}
