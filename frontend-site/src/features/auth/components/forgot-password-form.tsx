import { Stack } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { reasonOf } from '../../../lib/api-error';
import { zodResolver } from '../../../lib/form';
import { emailSchema } from '../../../lib/schemas';
import { toast, toastError } from '../../../lib/toast';
import { requestReset } from '../api/reset-password';

const schema = z.object({ email: emailSchema });

interface ForgotPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email },
  });
  const submit = handleSubmit(async (values) => {
    try {
      const { message } = await requestReset(values.email);
      toast(TOASTS.resetLinkSent, { description: message });
      onSent(values.email);
    } catch (error) {
      toastError(TOASTS.resetLinkFailed, reasonOf(error, TOASTS.resetLinkFailed.description));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" loading={formState.isSubmitting} loadingText="Sending...">
          Send Reset Link
        </Button>
      </Stack>
    </form>
  );
}
