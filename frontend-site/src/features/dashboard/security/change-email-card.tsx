import { Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, TextField } from '../../../components/ui';
import { api } from '../../../lib/api';
import { isApiError, reasonOf } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { emailSchema } from '../../../lib/schemas';
import { toast } from '../../../lib/toast';
import { SettingCard } from './setting-card';

const schema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

export function ChangeEmailCard({ user }: { user: AccountUser }) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const change = useMutation({
    mutationFn: (body: z.infer<typeof schema>) => api.post('/api/auth/change-email', { body }),
    onSuccess: (_, { email }) => {
      reset();
      toast({ title: 'Confirm the new address', description: `We sent a link to ${email}.` });
    },
    onError: (error) =>
      setError(isApiError(error, 'WRONG_PASSWORD') ? 'password' : 'email', {
        message: reasonOf(error, 'The address could not be changed. Please try again.'),
      }),
  });
  return (
    <SettingCard icon={AtSign} title="E-mail address" text={`You sign in with ${user.email}.`}>
      <Stack
        as="form"
        gap="4"
        maxW="sm"
        onSubmit={handleSubmit((form) => change.mutate(form))}
        {...{ noValidate: true }}
      >
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
      </Stack>
    </SettingCard>
  );
}
