import { Grid, Stack } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Agreements } from '../../../components/forms/agreements';
import { PasswordField } from '../../../components/forms/password-field';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import type { SignedIn } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { leadTo, showFieldErrors } from '../../../lib/submit/field-errors';
import { useSubmit } from '../../../lib/submit/use-submit';
import { newPasswordSchema, personFields } from '../../../lib/schemas';
import { toastError } from '../../../lib/toast';
import { registerCustomer, type CustomerRegistration } from '../api/register';
import { TEXTS } from '../auth.texts';

const schema = z.object({
  ...personFields,
  password: newPasswordSchema,
  agreedToTerms: z.boolean(),
  agreedToPrivacy: z.boolean(),
});

const EMPTY: CustomerRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  agreedToTerms: false,
  agreedToPrivacy: false,
};

export function SignUpForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const form = useForm<CustomerRegistration>({
    resolver: zodResolver(schema),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, control, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const agreed = useWatch({ control, name: ['agreedToTerms', 'agreedToPrivacy'] }).every(Boolean);

  const account = useSubmit({
    send: registerCustomer,
    failed: TOASTS.registrationFailed,
    onRefused: (error) => {
      showFieldErrors(error, form);
      if (error.code === 'EMAIL_TAKEN') {
        setError('email', { message: error.reason });
        leadTo(form, 'email');
      }
      return false;
    },
    onDone: onSignedIn,
  });
  const submit = handleSubmit(async (registration) => {
    if (agreed) await account.submit(registration);
    else toastError(TOASTS.agreementRequired);
  });

  return (
    <form onSubmit={submit} noValidate>
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
        </Grid>
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
        <PasswordField
          label={TEXTS.fields.password}
          hint={TEXTS.passwordHint}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <Controller
          control={control}
          name="agreedToTerms"
          render={({ field: terms }) => (
            <Controller
              control={control}
              name="agreedToPrivacy"
              render={({ field: privacy }) => (
                <Agreements
                  terms={terms.value}
                  privacy={privacy.value}
                  onTerms={terms.onChange}
                  onPrivacy={privacy.onChange}
                />
              )}
            />
          )}
        />
        <Button type="submit" disabled={!agreed} loading={isSubmitting} loadingText={TEXTS.signUp.sending}>
          {TEXTS.signUp.send}
        </Button>
      </Stack>
    </form>
  );
}
