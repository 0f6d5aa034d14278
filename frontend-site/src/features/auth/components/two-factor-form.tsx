import { Stack, Text } from '@chakra-ui/react';
import { FORM_ERRORS, type Toast } from '@tidyhearth/domain';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import type { SignedIn } from '../../../lib/contract';
import { useSubmit } from '../../../lib/submit/use-submit';
import { sendSecondFactor } from '../api/sign-in';
import { failedSignIn } from '../failed-sign-in';
import { TEXTS } from '../auth.texts';

interface TwoFactorFormProps {
  challengeToken: string;
  failure: Toast;
  done?: boolean;
  onSignedIn: (answer: SignedIn) => void;
  onBack: () => void;
  /** Called if the account was suspended after its password was entered. */
  onSuspended: () => void;
}

export function TwoFactorForm(props: TwoFactorFormProps) {
  const { challengeToken, failure, done, onSignedIn, onBack, onSuspended } = props;
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  useEffect(() => setFocus('code'), [setFocus]);

  const signIn = useSubmit({
    send: (code: string) => sendSecondFactor(challengeToken, code),
    failed: (error) => failedSignIn(failure, error),
    onRefused: ({ code, reason }) => {
      if (code === 'ACCOUNT_SUSPENDED') onSuspended();
      if (code !== 'WRONG_CODE') return false;
      setError('code', { message: reason }, { shouldFocus: true });
      return true;
    },
    onDone: onSignedIn,
  });

  return (
    <form onSubmit={handleSubmit(async ({ code }) => void (await signIn.submit(code.trim())))} noValidate>
      <Stack gap="4">
        <Text color="fg.muted">{TEXTS.twoFactor.text}</Text>
        <TextField
          label={TEXTS.fields.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={formState.errors.code?.message}
          {...register('code', { validate: (code) => code.trim() !== '' || FORM_ERRORS.code })}
        />
        <Button type="submit" loading={formState.isSubmitting || done} loadingText={TEXTS.signIn.sending}>
          {TEXTS.signIn.send}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {TEXTS.twoFactor.back}
        </Button>
      </Stack>
    </form>
  );
}
