import { Stack } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { zodResolver } from '../../../lib/form';
import { emailSchema } from '../../../lib/schemas';
import { useSubmit } from '../../../lib/submit/use-submit';
import { requestReset } from '../api/reset-password';
import { TEXTS } from '../auth.texts';

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
  const reset = useSubmit({
    send: requestReset,
    done: ({ message }) => ({ ...TOASTS.resetLinkSent, description: message }),
    failed: TOASTS.resetLinkFailed,
    onDone: (_, address) => onSent(address),
  });
  return (
    <form onSubmit={handleSubmit(async (values) => void (await reset.submit(values.email)))} noValidate>
      <Stack gap="4">
        <TextField
          label={TEXTS.fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" loading={formState.isSubmitting} loadingText={TEXTS.forgot.sending}>
          {TEXTS.forgot.send}
        </Button>
      </Stack>
    </form>
  );
}
