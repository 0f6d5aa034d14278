import { Stack, Text } from '@chakra-ui/react';
import { Card, Checkbox } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { useUpdatePrivacy, useOptimisticUser } from '../api/account';
import { TEXTS } from '../account.texts';

export function PrivacyCard({ user }: { user: AccountUser }) {
  const update = useUpdatePrivacy(user.id);
  const { allowProfileSearch, shareContactInfo } = useOptimisticUser(user);
  return (
    <Card>
      <Stack gap="4">
        <Text fontWeight="semibold">{TEXTS.privacy.title}</Text>
        <Checkbox checked={allowProfileSearch} onChange={(on) => update.mutate({ allowProfileSearch: on })}>
          {user.userType === 'cleaner' ? TEXTS.cleaner.inSearch : TEXTS.customer.inSearch}
        </Checkbox>
        <Checkbox checked={shareContactInfo} onChange={(on) => update.mutate({ shareContactInfo: on })}>
          {TEXTS.privacy.contact}
        </Checkbox>
      </Stack>
    </Card>
  );
}
