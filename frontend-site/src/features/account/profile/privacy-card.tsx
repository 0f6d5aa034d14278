import { Stack, Text } from '@chakra-ui/react';
import { Card, Checkbox } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { useUpdatePrivacy, useOptimisticUser } from '../api/account';

export function PrivacyCard({ user }: { user: AccountUser }) {
  const update = useUpdatePrivacy(user.id);
  const { allowProfileSearch, shareContactInfo } = useOptimisticUser(user);
  return (
    <Card>
      <Stack gap="4">
        <Text fontWeight="semibold">Privacy</Text>
        <Checkbox
          checked={allowProfileSearch}
          onChange={(on) => update.mutate({ allowProfileSearch: on, shareContactInfo })}
        >
          {user.userType === 'cleaner' ? 'Show my profile in search' : 'Profile visible in search'}
        </Checkbox>
        <Checkbox
          checked={shareContactInfo}
          onChange={(on) => update.mutate({ allowProfileSearch, shareContactInfo: on })}
        >
          Share my phone and e-mail with the other side of a confirmed booking
        </Checkbox>
      </Stack>
    </Card>
  );
}
