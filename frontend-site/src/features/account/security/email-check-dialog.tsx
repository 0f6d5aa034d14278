import { Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button, Dialog } from '../../../components/ui';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { type EmailCheck, emailCheckStore } from '../../../lib/email-check';
import { refreshUser } from '../../../lib/session';
import { useSubmit } from '../../../lib/submit/use-submit';
import { TEXTS } from '../account.texts';
import { verifyEmail } from '../api/account';
import { CodeForm } from './code-form';

const mailCode = (userId: number) =>
  api.post('/api/auth/send-verification', { body: { userId, type: 'email' } });

/** Asks for the mailed code in the middle of another action, and then continues it. */
export function EmailCheckDialog({ check, user }: { check: EmailCheck; user: AccountUser }) {
  const [problem, setProblem] = useState<string>();
  const [mailProblem, setMailProblem] = useState<string>();
  const again = useSubmit({
    send: () => mailCode(user.id),
    onRefused: (error) => {
      setMailProblem(reasonOf(error, TEXTS.emailCheck.notSent));
      return true;
    },
    onDone: () => setMailProblem(undefined),
  });
  const verify = useSubmit({
    send: (code: string) => verifyEmail({ userId: user.id, code }),
    onRefused: (error) => {
      setProblem(
        error.code === 'WRONG_CODE' ? TEXTS.emailCheck.wrong : reasonOf(error, TEXTS.emailCheck.failed),
      );
      return true;
    },
    onDone: () => {
      void refreshUser();
      // Settles the check that is open by now, because the address is confirmed for all of them.
      emailCheckStore.get()?.settle(true);
    },
  });
  useEffect(() => {
    mailCode(user.id).catch((error: unknown) => setMailProblem(reasonOf(error, TEXTS.emailCheck.notSent)));
  }, [user.id]);
  return (
    <Dialog
      open
      onClose={() => check.settle(false)}
      title={TEXTS.emailCheck.title}
      description={check.reason}
      size="sm"
    >
      <Stack gap="4" pt="2">
        <Text role="status">{mailProblem ?? TEXTS.emailCheck.sent(user.email)}</Text>
        <CodeForm
          label={TEXTS.verification.code}
          submitLabel={TEXTS.emailCheck.submit}
          pending={verify.isPending}
          problem={problem}
          onCode={verify.submit}
          aside={
            <Button variant="ghost" loading={again.isPending} onClick={() => void again.submit()}>
              {TEXTS.verification.sendAgain}
            </Button>
          }
        />
      </Stack>
    </Dialog>
  );
}
