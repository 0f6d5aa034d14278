import { Stack, Text } from '@chakra-ui/react';
import type { Toast } from '@tidyhearth/domain';
import { Bell } from 'lucide-react';
import { Checkbox } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { type UserChanges, useUpdateUser, useOptimisticUser } from '../api/account';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';

const { saved } = TEXTS.notifications;

function savedText({ emailNotifications, smsNotifications }: UserChanges): Toast {
  if (emailNotifications !== undefined) return emailNotifications ? saved.emailOn : saved.emailOff;
  return smsNotifications ? saved.smsOn : saved.smsOff;
}

export function NotificationsCard({ user }: { user: AccountUser }) {
  const update = useUpdateUser(user.id, savedText);
  const shown = useOptimisticUser(user);
  return (
    <SettingCard icon={Bell} title={TEXTS.notifications.title} text={TEXTS.notifications.text}>
      <Stack gap="4">
        <Checkbox
          checked={shown.emailNotifications}
          onChange={(emailNotifications) => update.mutate({ emailNotifications })}
        >
          {user.userType === 'cleaner' ? TEXTS.cleaner.emailNotifications : TEXTS.customer.emailNotifications}
        </Checkbox>
        <Checkbox
          checked={shown.smsNotifications}
          onChange={(smsNotifications) => update.mutate({ smsNotifications })}
        >
          {TEXTS.notifications.sms}
        </Checkbox>
        <Text color="fg.muted" textStyle="sm">
          {TEXTS.notifications.smsNote}
        </Text>
      </Stack>
    </SettingCard>
  );
}
