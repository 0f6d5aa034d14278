import { Grid, Stack } from '@chakra-ui/react';
import { ACCESS_NOTES_MAX, INSTRUCTIONS_MAX } from '@tidyhearth/domain';
import type { UseFormReturn } from 'react-hook-form';
import { LongTextField } from '../../../components/forms/long-text-field';
import { TextField } from '../../../components/ui/field';
import type { BookingValues } from './booking-form';
import { TEXTS } from '../bookings.texts';

export function AddressFields({ form }: { form: UseFormReturn<BookingValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="4">
      <TextField
        label={TEXTS.request.street}
        autoComplete="street-address"
        required
        error={errors.streetAddress?.message}
        {...register('streetAddress')}
      />
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <TextField
          label={TEXTS.request.city}
          autoComplete="address-level2"
          required
          error={errors.city?.message}
          {...register('city')}
        />
        <TextField
          label={TEXTS.request.county}
          optional
          autoComplete="address-level1"
          error={errors.county?.message}
          {...register('county')}
        />
        <TextField
          label={TEXTS.request.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          required
          error={errors.postcode?.message}
          {...register('postcode', {
            onChange: (event: { target: { value: string } }) =>
              form.setValue('postcode', event.target.value.toUpperCase()),
          })}
        />
      </Grid>
      <LongTextField
        label={TEXTS.request.instructions}
        optional
        hint={TEXTS.request.instructionsHint}
        rows={3}
        limit={INSTRUCTIONS_MAX}
        error={errors.specialInstructions?.message}
        {...register('specialInstructions')}
      />
      <LongTextField
        label={TEXTS.accessNotes}
        optional
        hint={TEXTS.request.accessNotesHint}
        rows={2}
        limit={ACCESS_NOTES_MAX}
        autoComplete="off"
        error={errors.accessNotes?.message}
        {...register('accessNotes')}
      />
    </Stack>
  );
}
