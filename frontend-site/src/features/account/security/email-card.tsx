import { TOASTS } from '@tidyhearth/domain';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button } from '../../../components/ui';
import { api } from '../../../lib/api';
import { isRefusal } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import { useSubmit } from '../../../lib/submit/use-submit';
import { verifyEmail } from '../api/account';
import { CodeForm } from './code-form';
import { useWrongEntry } from './use-wrong-entry';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';

export function EmailVerificationCard({ user }: { user: AccountUser }) {
  const [sent, setSent] = useState(false);
  const send = useSubmit({
    send: () => api.post('/api/auth/send-verification', { body: { userId: user.id, type: 'email' } }),
    done: {
      title: TEXTS.verification.sent.title,
      description: TEXTS.verification.sent.description(user.email),
    },
    failed: TOASTS.verificationSendFailed,
    withoutReason: true,
    onDone: () => setSent(true),
  });
  const { wrong, onRefused } = useWrongEntry('WRONG_CODE');
  const verify = useSubmit({
    send: (code: string) => verifyEmail({ userId: user.id, code }),
    done: TOASTS.emailVerified,
    failed: (error) => (isRefusal(error) ? TOASTS.emailVerificationFailed : TEXTS.unanswered),
    onRefused,
    onDone: () => void refreshUser(),
  });
  const { emailVerified } = user;
  return (
    <SettingCard
      icon={MailCheck}
      title={TEXTS.verification.title}
      text={
        emailVerified
          ? TEXTS.verification.verifiedText(user.email)
          : TEXTS.verification.unverifiedText(user.email)
      }
      badge={
        <Badge colorPalette={emailVerified ? 'sage' : 'marigold'}>
          {emailVerified ? TEXTS.verification.verified : TEXTS.verification.unverified}
        </Badge>
      }
    >
      {!emailVerified && !sent && (
        <Button alignSelf="flex-start" loading={send.isPending} onClick={() => void send.submit()}>
          {TEXTS.verification.send}
        </Button>
      )}
      {!emailVerified && sent && (
        <CodeForm
          label={TEXTS.verification.code}
          submitLabel={TEXTS.verification.submit}
          pending={verify.isPending}
          problem={wrong?.reason}
          onCode={verify.submit}
          aside={
            <Button variant="ghost" loading={send.isPending} onClick={() => void send.submit()}>
              {TEXTS.verification.sendAgain}
            </Button>
          }
        />
      )}
    </SettingCard>
  );
}
