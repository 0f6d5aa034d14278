import { Grid, Stack } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { Agreements } from '../../../components/forms/agreements';
import { PasswordField } from '../../../components/forms/password-field';
import { TextField } from '../../../components/ui/field';
import type { WizardValues } from '../wizard-form';
import { TEXTS } from '../become-cleaner.texts';

export function PersonalStep({ form, values }: { form: UseFormReturn<WizardValues>; values: WizardValues }) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          label={TEXTS.fields.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={TEXTS.fields.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
        <TextField
          label={TEXTS.fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={TEXTS.fields.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          error={errors.phone?.message}
          {...register('phone')}
        />
      </Grid>
      <PasswordField
        label={TEXTS.fields.password}
        hint={TEXTS.fields.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Agreements
        terms={values.agreedToTerms}
        privacy={values.agreedToPrivacy}
        onTerms={(agreed) => setValue('agreedToTerms', agreed)}
        onPrivacy={(agreed) => setValue('agreedToPrivacy', agreed)}
      />
    </Stack>
  );
}
