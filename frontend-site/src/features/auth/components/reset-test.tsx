import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { FORM_ERRORS, TOASTS } from '@tidyhearth/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { reasonOf } from '../../../lib/api-error';
import { toast, toastError } from '../../../lib/toast';
import { requestReset, resetPassword, verifyResetToken } from '../api/reset-password';

const PREFILLED = { email: 'customer@tidyhearth.example', password: 'newpassword123' };
const TOKEN_INVALID = 'Token is invalid or expired';

function Step({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box bg="bg.raised" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }}>
      <Heading as="h2" textStyle="h4">
        {title}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {hint}
      </Text>
      <Stack gap="4" align="flex-start">
        {children}
      </Stack>
    </Box>
  );
}

/** Walks the reset by hand, call by call. */
export function ResetTest() {
  const [email, setEmail] = useState(PREFILLED.email);
  const [token, setToken] = useState('');
  const [password, setPassword] = useState(PREFILLED.password);
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
      if (token === '') return toastError({ title: 'Error', description: FORM_ERRORS.resetToken });
      try {
        const holder = await verifyResetToken(token);
        toast({
          title: 'Token is valid',
          description: `It belongs to ${holder.firstName}, ${holder.email}.`,
        });
      } catch (error) {
        toastError({ title: 'Error' }, reasonOf(error, TOKEN_INVALID));
      }
    });
  const reset = () =>
    run('reset', async () => {
      if (token === '' || password === '') {
        return toastError({ title: 'Error', description: FORM_ERRORS.resetTokenAndPassword });
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
      <Step title="1. Send the email" hint="The link arrives on the page of captured mails.">
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button loading={busy === 'send'} onClick={() => void send()}>
          Send Reset Link
        </Button>
      </Step>
      <Step title="2. Verify the token" hint="Paste what follows token= in the link.">
        <TextField
          label="Reset token"
          value={token}
          onChange={(event) => setToken(event.target.value.trim())}
        />
        <Button variant="outline" loading={busy === 'verify'} onClick={() => void verify()}>
          Verify token
        </Button>
      </Step>
      <Step title="3. Reset the password" hint="The token works once.">
        <TextField
          label="New password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button variant="outline" loading={busy === 'reset'} onClick={() => void reset()}>
          Update Password
        </Button>
      </Step>
    </Stack>
  );
}
