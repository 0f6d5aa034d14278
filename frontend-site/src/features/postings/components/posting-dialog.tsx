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
      title={posting ? 'Edit Posting' : 'Post New Job'}
      description="Cleaners see the town and the first half of the postcode. Your address goes only to the one you choose."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form="posting" loading={save.isPending}>
            {posting ? 'Save changes' : 'Post Job'}
          </Button>
        </>
      }
    >
      <Form id="posting" gap="5" pt="2" onSubmit={submit}>
        <SelectField
          label="Service"
          options={POSTING_SERVICES.map((value) => ({ value, label: serviceLabel(value) }))}
          {...register('serviceType')}
        />
        <Grid templateColumns="1fr 1fr" gap="4">
          <TextField
            label="Date"
            type="date"
            min={ukToday()}
            required
            error={errors.date?.message}
            {...register('date')}
          />
          <TextField
            label="Time"
            type="time"
            step={1800}
            required
            error={errors.time?.message}
            {...register('time')}
          />
          <SelectField
            label="Duration"
            options={DURATIONS.map((hours) => ({ value: String(hours), label: formatHours(hours) }))}
            {...register('estimatedDuration')}
          />
          <TextField
            label="Highest budget (£)"
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
          label="Street"
          required
          autoComplete="street-address"
          error={errors.street?.message}
          {...register('street')}
        />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField
            label="City"
            required
            autoComplete="address-level2"
            error={errors.city?.message}
            {...register('city')}
          />
          <TextField
            label="County"
            optional
            autoComplete="address-level1"
            error={errors.county?.message}
            {...register('county')}
          />
        </Grid>
        <TextField
          label="Postcode"
          required
          autoComplete="postal-code"
          autoCapitalize="characters"
          textTransform="uppercase"
          error={errors.postcode?.message}
          {...register('postcode')}
        />
        <TextAreaField
          label="Special instructions"
          optional
          hint="Like your address, only for the one you choose."
          maxLength={INSTRUCTIONS_MAX}
          error={errors.specialInstructions?.message}
          {...register('specialInstructions')}
        />
      </Form>
    </Dialog>
  );
}
