import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@tidyhearth/domain';
import { MailCheck } from 'lucide-react';
import { Badge, Button } from '../../../components/ui';
import { api } from '../../../lib/api';
import type { AccountUser } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import { toast, toastError } from '../../../lib/toast';
import { CodeForm } from './code-field';
import { SettingCard } from './setting-card';

export function EmailVerificationCard({ user }: { user: AccountUser }) {
  const send = useMutation({
    mutationFn: () => api.post('/api/auth/send-verification', { body: { userId: user.id, type: 'email' } }),
    onSuccess: () => toast({ title: 'Code sent', description: `Look in the inbox of ${user.email}.` }),
    onError: () => toastError(TOASTS.verificationSendFailed),
  });
  const verify = useMutation({
    mutationFn: (code: string) => api.post('/api/auth/verify-email', { body: { userId: user.id, code } }),
    onSuccess: async () => {
      await refreshUser();
      toast(TOASTS.emailVerified);
    },
    onError: () => toastError(TOASTS.emailVerificationFailed),
  });
  const { emailVerified } = user;
  return (
    <SettingCard
      icon={MailCheck}
      title="E-mail verification"
      text={emailVerified ? `${user.email} is yours.` : `Prove that ${user.email} reaches you.`}
      badge={
        <Badge colorPalette={emailVerified ? 'sage' : 'marigold'}>
          {emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
      }
    >
      {!emailVerified && !send.isSuccess && (
        <Button alignSelf="flex-start" loading={send.isPending} onClick={() => send.mutate()}>
          Send code
        </Button>
      )}
      {!emailVerified && send.isSuccess && (
        <CodeForm
          label="Verification code"
          submitLabel="Verify"
          pending={verify.isPending}
          onCode={verify.mutate}
          aside={
            <Button variant="ghost" loading={send.isPending} onClick={() => send.mutate()}>
              Send again
            </Button>
          }
        />
      )}
    </SettingCard>
  );
}
