import { Flex } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { Button } from '../../../components/ui';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useUpdateCleaner } from '../api/cleaner';
import { AvailabilityBadge } from '../cleaner/cleaner-header';
import { NotificationsCard } from '../profile/notifications-card';
import { DeactivateCard } from '../security/account-data-card';
import { ChangePasswordCard } from '../security/change-password-card';
import { SettingCard } from '../security/setting-card';
import { Section } from '../shared/section';
import { CalendarFeedCard } from './calendar-feed-card';
import { WorkingHoursCard } from './working-hours-card';

export function SettingsTab({ user, cleaner }: { user: AccountUser; cleaner: CleanerProfile }) {
  const update = useUpdateCleaner(cleaner.id);
  const { isAvailable } = cleaner;
  return (
    <Section title="Settings">
      <SettingCard
        icon={DoorOpen}
        title="Availability"
        badge={<AvailabilityBadge isAvailable={isAvailable} />}
        text={
          isAvailable
            ? 'Customers can send you requests.'
            : 'You are found, but nobody can book you until you switch this on again.'
        }
      >
        <Flex>
          <Button
            variant={isAvailable ? 'outline' : 'solid'}
            loading={update.isPending}
            onClick={() => update.mutate({ isAvailable: !isAvailable })}
          >
            {isAvailable ? 'Pause new bookings' : 'Take new bookings'}
          </Button>
        </Flex>
      </SettingCard>
      <WorkingHoursCard cleanerId={cleaner.id} />
      <CalendarFeedCard cleaner={cleaner} />
      <NotificationsCard user={user} />
      <ChangePasswordCard />
      <DeactivateCard user={user} />
    </Section>
  );
}
