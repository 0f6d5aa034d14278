import { Stack, Text } from '@chakra-ui/react';
import { Card, Checkbox } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { useUpdateUser } from '../api/account';

export function NotificationsCard({ user }: { user: AccountUser }) {
  const update = useUpdateUser(user.id);
  const shown = { ...user, ...(update.isPending ? update.variables : {}) };
  return (
    <Card>
      <Stack gap="4">
        <Text fontWeight="semibold">Notifications</Text>
        <Checkbox
          checked={shown.emailNotifications}
          disabled={update.isPending}
          onChange={(emailNotifications) => update.mutate({ emailNotifications })}
        >
          {user.userType === 'cleaner' ? 'E-mail for new bookings' : 'E-mail about my bookings and messages'}
        </Checkbox>
        <Checkbox
          checked={shown.smsNotifications}
          disabled={update.isPending}
          onChange={(smsNotifications) => update.mutate({ smsNotifications })}
        >
          SMS for urgent updates
        </Checkbox>
        <Text color="fg.muted" textStyle="sm">
          The bell on this site shows everything either way. Mails about your password and security are always
          sent.
        </Text>
      </Stack>
    </Card>
  );
}
