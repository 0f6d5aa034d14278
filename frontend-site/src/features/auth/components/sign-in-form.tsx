import { Stack } from '@chakra-ui/react';
import { FORM_ERRORS, type Toast } from '@tidyhearth/domain';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/forms/password-field';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import { ROUTES } from '../../../config/routes';
import type { SignedIn } from '../../../lib/contract';
import { endedBySuspension } from '../../../lib/token';
import { lazyPart } from '../../../lib/lazy-part';
import { useSession } from '../../../lib/session';
import { zodResolver } from '../../../lib/form';
import { useSubmit } from '../../../lib/submit/use-submit';
import { sendCredentials, type Credentials } from '../api/sign-in';
import { TwoFactorForm } from './two-factor-form';
import { failedSignIn } from '../failed-sign-in';
import { TEXTS } from '../auth.texts';

const OnHoldNotice = lazyPart(async () => (await import('./on-hold-notice')).OnHoldNotice);

const schema = z.object({
  email: z.string().check(z.trim(), z.email(FORM_ERRORS.email)),
  password: z.string().check(z.minLength(1, TEXTS.signIn.passwordMissing)),
});

interface SignInFormProps {
  failure: Toast;
  onSignedIn: (answer: SignedIn) => void;
  /** Set when the page is about to change. */
  done?: boolean;
  onLeave?: () => void;
}

export function SignInForm({ failure, onSignedIn, done, onLeave }: SignInFormProps) {
  const [challengeToken, setChallengeToken] = useState<string>();
  const session = useSession();
  /** What the last try has shown; before the first one, what ended the session is known. */
  const [isOnHold, setOnHold] = useState<boolean>();
  const isToldOnHold = isOnHold ?? (session.status === 'signed-out' && endedBySuspension());
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const signIn = useSubmit({
    send: sendCredentials,
    failed: (error) => failedSignIn(failure, error),
    // The toast disappears by itself; the notice about the suspension stays.
    onRefused: ({ code }) => {
      setOnHold(code === 'ACCOUNT_SUSPENDED');
      return false;
    },
    onDone: (answer) => {
      setOnHold(false);
      if ('twoFactorRequired' in answer) setChallengeToken(answer.challengeToken);
      else onSignedIn(answer);
    },
  });

  if (challengeToken !== undefined) {
    return (
      <TwoFactorForm
        challengeToken={challengeToken}
        failure={failure}
        done={done}
        onSignedIn={onSignedIn}
        onBack={() => setChallengeToken(undefined)}
        onSuspended={() => {
          setChallengeToken(undefined);
          setOnHold(true);
        }}
      />
    );
  }
  return (
    <form onSubmit={handleSubmit(async (credentials) => void (await signIn.submit(credentials)))} noValidate>
      <Stack gap="4">
        <Suspense>{isToldOnHold && <OnHoldNotice onLeave={onLeave} />}</Suspense>
        <TextField
          label={TEXTS.fields.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={TEXTS.fields.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <Link
          to={ROUTES.forgotPassword}
          alignSelf="flex-start"
          minH="11"
          display="inline-flex"
          alignItems="center"
          textStyle="sm"
          onClick={onLeave}
        >
          {TEXTS.signIn.forgot}
        </Link>
        <Button type="submit" loading={isSubmitting || done} loadingText={TEXTS.signIn.sending}>
          {TEXTS.signIn.send}
        </Button>
      </Stack>
    </form>
  );
}
