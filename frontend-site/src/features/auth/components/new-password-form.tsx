import { Stack } from '@chakra-ui/react';
import { FORM_ERRORS, TOASTS } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/forms/password-field';
import { Button } from '../../../components/ui/button';
import { isApiError, reasonOf } from '../../../lib/api-error';
import { zodResolver } from '../../../lib/form';
import { newPasswordSchema } from '../../../lib/schemas';
import { toast, toastError } from '../../../lib/toast';
import { resetPassword } from '../api/reset-password';

const schema = z.object({ password: newPasswordSchema, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: FORM_ERRORS.passwordMismatch,
  }),
);

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalidToken: () => void;
}

export function NewPasswordForm({ token, onDone, onInvalidToken }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      const { message } = await resetPassword(token, password);
      toast(TOASTS.passwordReset, { description: message });
      onDone();
    } catch (error) {
      toastError(TOASTS.passwordResetFailed, reasonOf(error, TOASTS.passwordResetFailed.description));
      if (isApiError(error, 'RESET_TOKEN_INVALID')) onInvalidToken();
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <PasswordField
          label="New Password"
          hint="Minimum 6 characters"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button type="submit" loading={isSubmitting} loadingText="Updating...">
          Update Password
        </Button>
      </Stack>
    </form>
  );
}
