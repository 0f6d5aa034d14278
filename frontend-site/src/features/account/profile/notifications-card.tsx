import { Stack } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { Checkbox } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { useUpdateUser, useOptimisticUser } from '../api/account';
import { SettingCard } from '../../../components/ui/setting-card';

export function NotificationsCard({ user }: { user: AccountUser }) {
  const update = useUpdateUser(user.id);
  const shown = useOptimisticUser(user);
  return (
    <SettingCard
      icon={Bell}
      title="Notifications"
      text="The bell on this site shows everything either way. Mails about your password and security are always sent."
    >
      <Stack gap="4">
        <Checkbox
          checked={shown.emailNotifications}
          onChange={(emailNotifications) => update.mutate({ emailNotifications })}
        >
          {user.userType === 'cleaner' ? 'E-mail for new bookings' : 'E-mail about my bookings and messages'}
        </Checkbox>
        <Checkbox
          checked={shown.smsNotifications}
          onChange={(smsNotifications) => update.mutate({ smsNotifications })}
        >
          SMS for urgent updates
        </Checkbox>
      </Stack>
    </SettingCard>
  );
}
