import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { AccountUser } from '../../../lib/contract';
import { ChangePasswordCard } from './change-password-card';
import { EmailVerificationCard } from './email-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';

const ApiKeysCard = lazy(() =>
  import('../keys/api-keys-card').then((module) => ({ default: module.ApiKeysCard })),
);

export function SecurityCards({ user }: { user: AccountUser }) {
  return (
    <Stack gap="4">
      <EmailVerificationCard user={user} />
      <TwoFactorCard user={user} />
      <ChangePasswordCard />
      <SessionsCard />
      {user.userType === 'cleaner' && (
        <Suspense>
          <ApiKeysCard />
        </Suspense>
      )}
    </Stack>
  );
}
