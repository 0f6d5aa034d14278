import { Form } from '../../../components/ui/form';
import { AtSign } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/forms/password-field';
import { Button, TextField } from '../../../components/ui';
import { api } from '../../../lib/api';
import { isApiError, reasonOf } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { emailSchema } from '../../../lib/schemas';
import { useSubmit } from '../../../lib/submit/use-submit';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';

const schema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, TEXTS.email.errors.password)),
});

export function ChangeEmailCard({ user }: { user: AccountUser }) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const failed = TEXTS.email.failed;
  const change = useSubmit({
    send: (body: z.infer<typeof schema>) => api.post('/api/auth/change-email', { body }),
    done: (_, { email }) => ({
      title: TEXTS.email.sent.title,
      description: TEXTS.email.sent.description(email),
    }),
    failed,
    onRefused: (error) => {
      const message = reasonOf(error, failed.description);
      setError(
        isApiError(error, 'WRONG_PASSWORD') ? 'password' : 'email',
        { message },
        { shouldFocus: true },
      );
      return true;
    },
    onDone: () => reset(),
  });
  return (
    <SettingCard icon={AtSign} title={TEXTS.email.title} text={TEXTS.email.text(user.email)}>
      <Form gap="4" maxW="sm" onSubmit={handleSubmit((form) => change.submit(form))}>
        <TextField
          label={TEXTS.email.newAddress}
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={TEXTS.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" alignSelf="flex-start" variant="outline" loading={change.isPending}>
          {TEXTS.email.change}
        </Button>
      </Form>
    </SettingCard>
  );
}
