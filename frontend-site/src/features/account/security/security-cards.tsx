import { Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { AccountUser } from '../../../lib/contract';
import { ChangePasswordCard } from './change-password-card';
import { EmailVerificationCard } from './email-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';
import { lazyPart } from '../../../lib/lazy-part';

const ApiKeysCard = lazyPart(async () => (await import('../keys/api-keys-card')).ApiKeysCard);

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
