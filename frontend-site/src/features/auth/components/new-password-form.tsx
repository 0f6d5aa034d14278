import { Stack } from '@chakra-ui/react';
import { FORM_ERRORS, TOASTS } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/forms/password-field';
import { Button } from '../../../components/ui/button';
import { zodResolver } from '../../../lib/form';
import { newPasswordSchema } from '../../../lib/schemas';
import { useSubmit } from '../../../lib/submit/use-submit';
import { resetPassword } from '../api/reset-password';
import { TEXTS } from '../auth.texts';

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
  const reset = useSubmit({
    send: (password: string) => resetPassword(token, password),
    done: ({ message }) => ({ ...TOASTS.passwordReset, description: message }),
    failed: TOASTS.passwordResetFailed,
    onRefused: ({ code }) => {
      if (code === 'RESET_TOKEN_INVALID') onInvalidToken();
      return false;
    },
    onDone,
  });
  return (
    <form onSubmit={handleSubmit(async ({ password }) => void (await reset.submit(password)))} noValidate>
      <Stack gap="4">
        <PasswordField
          label={TEXTS.fields.newPassword}
          hint={TEXTS.passwordHint}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label={TEXTS.fields.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button type="submit" loading={isSubmitting} loadingText={TEXTS.reset.sending}>
          {TEXTS.reset.send}
        </Button>
      </Stack>
    </form>
  );
}
