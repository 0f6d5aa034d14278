import { Stack } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { Checkbox } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import type { AccountUser } from '../../../lib/contract';
import { useUpdatePrivacy, useOptimisticUser } from '../api/account';
import { TEXTS } from '../account.texts';

export function PrivacyCard({ user }: { user: AccountUser }) {
  const update = useUpdatePrivacy(user.id);
  const { allowProfileSearch, shareContactInfo } = useOptimisticUser(user);
  return (
    <SettingCard icon={EyeOff} title={TEXTS.privacy.title}>
      <Stack gap="4">
        <Checkbox checked={allowProfileSearch} onChange={(on) => update.mutate({ allowProfileSearch: on })}>
          {user.userType === 'cleaner' ? TEXTS.cleaner.inSearch : TEXTS.customer.inSearch}
        </Checkbox>
        <Checkbox checked={shareContactInfo} onChange={(on) => update.mutate({ shareContactInfo: on })}>
          {TEXTS.privacy.contact}
        </Checkbox>
      </Stack>
    </SettingCard>
  );
}
