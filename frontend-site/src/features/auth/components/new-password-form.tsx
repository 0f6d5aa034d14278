import { Stack } from '@chakra-ui/react';
import { FORM_ERRORS, TOASTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/forms/password-field';
import { Button } from '../../../components/ui/button';
import { zodResolver } from '../../../lib/form';
import { newPasswordSchema } from '../../../lib/schemas';
import { useSubmit } from '../../../lib/submit/use-submit';
import { watchUnanswered } from '../../../lib/submit/watch-unanswered';
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
  /** `mayBeDone`: a try before was not answered, and may be what used the link. */
  onInvalidToken: (mayBeDone: boolean) => void;
}

export function NewPasswordForm({ token, onDone, onInvalidToken }: NewPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const [watched] = useState(() => watchUnanswered((password: string) => resetPassword(token, password)));
  const reset = useSubmit({
    send: watched.send,
    done: ({ message }) => ({ ...TOASTS.passwordReset, description: message }),
    failed: TOASTS.passwordResetFailed,
    onRefused: ({ code, fieldErrors: { newPassword } }) => {
      if (newPassword !== undefined) setError('password', { message: newPassword }, { shouldFocus: true });
      if (code !== 'RESET_TOKEN_INVALID') return false;
      onInvalidToken(watched.wasUnanswered());
      return watched.wasUnanswered();
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
