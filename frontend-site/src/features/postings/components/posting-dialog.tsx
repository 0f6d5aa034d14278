import { Form } from '../../../components/ui/form';
import { Grid } from '@chakra-ui/react';
import {
  INSTRUCTIONS_MAX,
  POSTING_BUDGET_PENCE,
  POSTING_SERVICES,
  serviceLabel,
  ukToday,
} from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import { Button, Dialog, SelectField, TextAreaField, TextField } from '../../../components/ui';
import type { Posting } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { formatHours } from '../../../lib/format';
import { useSavePosting } from '../api/postings';
import { useAccount } from '../../../lib/use-account';
import { DURATIONS, postingDefaults, postingSchema, toDraft } from '../posting-form';
import { TEXTS } from '../postings.texts';

interface PostingDialogProps {
  /** Edits this one; posts a new job without it. */
  posting?: Posting;
  onClose: () => void;
}

export function PostingDialog({ posting, onClose }: PostingDialogProps) {
  const user = useAccount();
  const save = useSavePosting(user.id, posting, onClose);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(postingSchema),
    defaultValues: postingDefaults(posting, user),
  });
  const { errors } = formState;
  const submit = handleSubmit((form) => save.submit(toDraft(form)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={posting ? TEXTS.customer.edit : TEXTS.customer.post}
      description={TEXTS.customer.form.description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {TEXTS.customer.form.close}
          </Button>
          <Button type="submit" form="posting" loading={save.isPending}>
            {posting ? TEXTS.customer.form.save : TEXTS.customer.form.post}
          </Button>
        </>
      }
    >
      <Form id="posting" gap="5" pt="2" onSubmit={submit}>
        <SelectField
          label={TEXTS.customer.form.service}
          options={POSTING_SERVICES.map((value) => ({ value, label: serviceLabel(value) }))}
          {...register('serviceType')}
        />
        <Grid templateColumns="1fr 1fr" gap="4">
          <TextField
            label={TEXTS.customer.form.date}
            type="date"
            min={ukToday()}
            required
            error={errors.date?.message}
            {...register('date')}
          />
          <TextField
            label={TEXTS.customer.form.time}
            type="time"
            step={1800}
            required
            error={errors.time?.message}
            {...register('time')}
          />
          <SelectField
            label={TEXTS.customer.form.duration}
            options={DURATIONS.map((hours) => ({ value: String(hours), label: formatHours(hours) }))}
            {...register('estimatedDuration')}
          />
          <TextField
            label={TEXTS.customer.form.budget}
            type="number"
            inputMode="decimal"
            min={POSTING_BUDGET_PENCE.min / 100}
            step={POSTING_BUDGET_PENCE.step / 100}
            required
            error={errors.maxBudget?.message}
            {...register('maxBudget')}
          />
        </Grid>
        <TextField
          label={TEXTS.customer.form.street}
          required
          autoComplete="street-address"
          error={errors.street?.message}
          {...register('street')}
        />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField
            label={TEXTS.customer.form.city}
            required
            autoComplete="address-level2"
            error={errors.city?.message}
            {...register('city')}
          />
          <TextField
            label={TEXTS.customer.form.county}
            optional
            autoComplete="address-level1"
            error={errors.county?.message}
            {...register('county')}
          />
        </Grid>
        <TextField
          label={TEXTS.customer.form.postcode}
          required
          autoComplete="postal-code"
          autoCapitalize="characters"
          textTransform="uppercase"
          error={errors.postcode?.message}
          {...register('postcode')}
        />
        <TextAreaField
          label={TEXTS.customer.form.instructions}
          optional
          hint={TEXTS.customer.form.instructionsHint}
          maxLength={INSTRUCTIONS_MAX}
          error={errors.specialInstructions?.message}
          {...register('specialInstructions')}
        />
      </Form>
    </Dialog>
  );
}
