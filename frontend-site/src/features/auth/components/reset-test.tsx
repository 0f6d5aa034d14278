import { Stack } from '@chakra-ui/react';
import { DEMO_MAILBOXES, demoAddress, FORM_ERRORS, TOASTS, UNREACHABLE } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { reasonOf } from '../../../lib/api-error';
import { useUser } from '../../../lib/session';
import { toast, toastError } from '../../../lib/toast';
import { requestReset, resetPassword, verifyResetToken } from '../api/reset-password';
import { TEXTS } from '../reset-test.texts';
import { TestStep } from './test-step';

const PREFILLED_PASSWORD = 'newpassword123';

/** For trying out the password reset by hand, call by call. */
export function ResetTest() {
  const user = useUser();
  const [typed, setTyped] = useState<string>();
  const email = typed ?? user?.email ?? demoAddress(DEMO_MAILBOXES.customer);
  const [token, setToken] = useState('');
  const [password, setPassword] = useState(PREFILLED_PASSWORD);
  const [busy, setBusy] = useState<'send' | 'verify' | 'reset'>();

  const run = async (step: 'send' | 'verify' | 'reset', work: () => Promise<void>) => {
    setBusy(step);
    await work();
    setBusy(undefined);
  };
  const send = () =>
    run('send', async () => {
      try {
        const { message } = await requestReset(email);
        toast(TOASTS.resetLinkSent, { description: message });
      } catch (error) {
        toastError(TOASTS.resetLinkFailed, reasonOf(error, TOASTS.resetLinkFailed.description));
      }
    });
  const verify = () =>
    run('verify', async () => {
      if (token === '') return toastError({ title: TEXTS.error, description: FORM_ERRORS.resetToken });
      try {
        const holder = await verifyResetToken(token);
        toast(TEXTS.tokenValid(holder.firstName, holder.email));
      } catch (error) {
        toastError({ title: TEXTS.error }, reasonOf(error, UNREACHABLE));
      }
    });
  const reset = () =>
    run('reset', async () => {
      if (token === '' || password === '') {
        return toastError({ title: TEXTS.error, description: FORM_ERRORS.resetTokenAndPassword });
      }
      try {
        const { message } = await resetPassword(token, password);
        toast(TOASTS.passwordReset, { description: message });
      } catch (error) {
        toastError(TOASTS.passwordResetFailed, reasonOf(error, TOASTS.passwordResetFailed.description));
      }
    });

  return (
    <Stack gap="5">
      <TestStep title={TEXTS.send.title} hint={TEXTS.send.hint}>
        <TextField
          label={TEXTS.send.field}
          type="email"
          value={email}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button loading={busy === 'send'} onClick={() => void send()}>
          {TEXTS.send.button}
        </Button>
      </TestStep>
      <TestStep title={TEXTS.verify.title} hint={TEXTS.verify.hint}>
        <TextField
          label={TEXTS.verify.field}
          value={token}
          onChange={(event) => setToken(event.target.value.trim())}
        />
        <Button variant="outline" loading={busy === 'verify'} onClick={() => void verify()}>
          {TEXTS.verify.button}
        </Button>
      </TestStep>
      <TestStep title={TEXTS.reset.title} hint={TEXTS.reset.hint}>
        <TextField
          label={TEXTS.reset.field}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button variant="outline" loading={busy === 'reset'} onClick={() => void reset()}>
          {TEXTS.reset.button}
        </Button>
      </TestStep>
    </Stack>
  );
}
