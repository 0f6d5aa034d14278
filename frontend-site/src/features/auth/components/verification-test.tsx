import { Stack } from '@chakra-ui/react';
import { FORM_ERRORS, TOASTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { ROUTES } from '../../../config/routes';
import { api } from '../../../lib/api';
import type { AccountUser } from '../../../lib/contract';
import { refreshUser, useSession } from '../../../lib/session';
import { useSubmit } from '../../../lib/submit/use-submit';
import { TEXTS } from '../verification-test.texts';
import { TestStep } from './test-step';

/** For trying out the verification of an address by hand, call by call. */
export function VerificationTest() {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  if (!user) {
    return (
      <TestStep title={TEXTS.signedOut.title} hint={TEXTS.signedOut.hint}>
        <ButtonLink to={ROUTES.login} state={{ from: ROUTES.verificationTest }}>
          {TEXTS.signedOut.button}
        </ButtonLink>
      </TestStep>
    );
  }
  return <Steps key={user.id} user={user} />;
}

function Steps({ user }: { user: AccountUser }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const read = useSubmit({ send: refreshUser });
  const send = useSubmit({
    send: () => api.post('/api/auth/send-verification', { body: { userId: user.id, type: 'email' } }),
    done: TEXTS.send.sent(user.email),
    failed: TOASTS.verificationSendFailed,
  });
  const verify = useSubmit({
    send: () => api.post('/api/auth/verify-email', { body: { userId: user.id, code } }),
    done: TOASTS.emailVerified,
    failed: TOASTS.emailVerificationFailed,
    onDone: () => void refreshUser(),
  });
  const check = () => {
    setError(code ? undefined : FORM_ERRORS.code);
    if (code) void verify.submit();
  };

  return (
    <Stack gap="5">
      <TestStep
        title={TEXTS.account.title}
        hint={user.emailVerified ? TEXTS.account.verified(user.email) : TEXTS.account.unverified(user.email)}
      >
        <Button variant="outline" loading={read.isPending} onClick={() => void read.submit()}>
          {TEXTS.account.refresh}
        </Button>
      </TestStep>
      <TestStep title={TEXTS.send.title} hint={TEXTS.send.hint}>
        <Button loading={send.isPending} onClick={() => void send.submit()}>
          {TEXTS.send.button}
        </Button>
      </TestStep>
      <TestStep title={TEXTS.verify.title} hint={TEXTS.verify.hint}>
        <TextField
          label={TEXTS.verify.field}
          value={code}
          error={error}
          autoComplete="one-time-code"
          onChange={(event) => setCode(event.target.value.trim())}
        />
        <Button variant="outline" loading={verify.isPending} onClick={check}>
          {TEXTS.verify.button}
        </Button>
      </TestStep>
    </Stack>
  );
}
