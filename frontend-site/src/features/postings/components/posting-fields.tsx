import { Grid } from '@chakra-ui/react';
import {
  ACCESS_NOTES_MAX,
  INSTRUCTIONS_MAX,
  JOB_DESCRIPTION_MAX,
  lastBookableDay,
  POSTING_BUDGET_PENCE,
  POSTING_SERVICES,
  serviceLabel,
} from '@tidyhearth/domain';
import type { UseFormReturn } from 'react-hook-form';
import { LongTextField } from '../../../components/forms/long-text-field';
import { SelectField, TextField } from '../../../components/ui';
import { formatHours } from '../../../lib/format';
import { useToday } from '../../../lib/use-today';
import { DURATIONS, type PostingForm } from '../posting-form';
import { TEXTS } from '../postings.texts';

const FORM = TEXTS.customer.form;

interface PostingFieldsProps {
  form: UseFormReturn<PostingForm>;
  /** Whether it's an old posting whose address was erased. */
  isAddressLost: boolean;
}

/** What the job is, when and where, and what a cleaner has to know. */
export function PostingFields({ form, isAddressLost }: PostingFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const today = useToday();
  return (
    <>
      <SelectField
        label={FORM.service}
        options={POSTING_SERVICES.map((value) => ({ value, label: serviceLabel(value) }))}
        {...register('serviceType')}
      />
      <Grid templateColumns="1fr 1fr" gap="4">
        <TextField
          label={FORM.date}
          type="date"
          min={today}
          max={lastBookableDay()}
          required
          error={errors.date?.message}
          {...register('date')}
        />
        <TextField
          label={FORM.time}
          type="time"
          step={1800}
          required
          error={errors.time?.message}
          {...register('time')}
        />
        <SelectField
          label={FORM.duration}
          options={DURATIONS.map((hours) => ({ value: String(hours), label: formatHours(hours) }))}
          {...register('estimatedDuration')}
        />
        <TextField
          label={FORM.budget}
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
        label={FORM.street}
        hint={isAddressLost ? FORM.addressNotKept : undefined}
        required
        autoComplete="street-address"
        error={errors.street?.message}
        {...register('street')}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          label={FORM.city}
          required
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
        <TextField
          label={FORM.county}
          optional
          autoComplete="address-level1"
          error={errors.county?.message}
          {...register('county')}
        />
      </Grid>
      <TextField
        label={FORM.postcode}
        required
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        textTransform="uppercase"
        error={errors.postcode?.message}
        {...register('postcode')}
      />
      <LongTextField
        label={FORM.work}
        optional
        hint={FORM.workHint}
        limit={JOB_DESCRIPTION_MAX}
        error={errors.description?.message}
        {...register('description')}
      />
      <LongTextField
        label={FORM.instructions}
        optional
        hint={FORM.instructionsHint}
        limit={INSTRUCTIONS_MAX}
        error={errors.specialInstructions?.message}
        {...register('specialInstructions')}
      />
      <LongTextField
        label={FORM.access}
        optional
        hint={FORM.accessHint}
        limit={ACCESS_NOTES_MAX}
        error={errors.accessNotes?.message}
        {...register('accessNotes')}
      />
    </>
  );
}
