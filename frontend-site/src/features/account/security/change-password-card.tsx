import { Flex } from '@chakra-ui/react';
import { Form } from '../../../components/ui/form';
import { FORM_ERRORS } from '@tidyhearth/domain';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/forms/password-field';
import { Button } from '../../../components/ui';
import { zodResolver } from '../../../lib/form';
import { showFieldErrors } from '../../../lib/submit/field-errors';
import { useAccount } from '../../../lib/use-account';
import { newPasswordSchema } from '../../../lib/schemas';
import { SettingCard } from '../../../components/ui/setting-card';
import { useChangePassword, useForgotPassword } from '../api/account';
import { TEXTS } from '../account.texts';

const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, TEXTS.passwordChange.errors.current)),
    newPassword: newPasswordSchema,
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      message: FORM_ERRORS.passwordMismatch,
    }),
  );

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePasswordCard() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  const { register, handleSubmit, reset, setError, formState } = form;
  const change = useChangePassword({
    onRefused: (error) => {
      showFieldErrors(error, form);
      if (error.code !== 'WRONG_PASSWORD') return false;
      setError('currentPassword', { message: error.reason }, { shouldFocus: true });
      return true;
    },
    onDone: () => reset(EMPTY),
  });
  const forgot = useForgotPassword(useAccount().email);
  const { errors } = formState;
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    change.submit({ currentPassword, newPassword }),
  );
  return (
    <SettingCard icon={KeyRound} title={TEXTS.passwordChange.title} text={TEXTS.passwordChange.text}>
      <Form gap="4" maxW="sm" onSubmit={submit}>
        <PasswordField
          label={TEXTS.passwordChange.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label={TEXTS.passwordChange.next}
          autoComplete="new-password"
          hint={TEXTS.passwordChange.nextHint}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          label={TEXTS.passwordChange.confirm}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={change.isPending}>
            {TEXTS.passwordChange.title}
          </Button>
          <Button variant="ghost" loading={forgot.isPending} onClick={() => void forgot.submit()}>
            {TEXTS.passwordChange.forgot}
          </Button>
        </Flex>
      </Form>
    </SettingCard>
  );
}
