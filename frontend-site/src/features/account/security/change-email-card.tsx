import { Form } from '../../../components/ui/form';
import { AtSign } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, TextField } from '../../../components/ui';
import { api } from '../../../lib/api';
import { isApiError, reasonOf } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { emailSchema } from '../../../lib/schemas';
import { useSubmit } from '../../../lib/submit/use-submit';
import { SettingCard } from '../../../components/ui/setting-card';

const schema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

export function ChangeEmailCard({ user }: { user: AccountUser }) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const failed = { title: 'Not changed', description: 'The address could not be changed. Please try again.' };
  const change = useSubmit({
    send: (body: z.infer<typeof schema>) => api.post('/api/auth/change-email', { body }),
    done: (_, { email }) => ({
      title: 'Confirm the new address',
      description: `We sent a link to ${email}.`,
    }),
    failed,
    onRefused: (error) => {
      setError(isApiError(error, 'WRONG_PASSWORD') ? 'password' : 'email', {
        message: reasonOf(error, failed.description),
      });
      return true;
    },
    onDone: () => reset(),
  });
  return (
    <SettingCard icon={AtSign} title="E-mail address" text={`You sign in with ${user.email}.`}>
      <Form gap="4" maxW="sm" onSubmit={handleSubmit((form) => change.submit(form))}>
        <TextField
          label="New e-mail address"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" alignSelf="flex-start" variant="outline" loading={change.isPending}>
          Change address
        </Button>
      </Form>
    </SettingCard>
  );
}
