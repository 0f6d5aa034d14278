import { Flex } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { Button } from '../../../components/ui';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useUpdateCleaner } from '../../../features/cleaners/api/own-profile';
import { AvailabilityBadge } from '../../../features/cleaners/own-profile/cleaner-header';
import { NotificationsCard } from '../../../features/account/profile/notifications-card';
import { DeactivateCard } from '../../../features/account/security/account-data-card';
import { ChangePasswordCard } from '../../../features/account/security/change-password-card';
import { SettingCard } from '../../../components/ui/setting-card';
import { Section } from '../../../components/ui/section';
import { EarlierBookingsCard } from '../../../features/bookings/list/earlier-bookings-card';
import { EarlierJobsCard } from '../../../features/postings/components/earlier-jobs-card';
import { CalendarFeedCard } from '../../../features/calendar/components/calendar-feed-card';
import { WorkingHoursCard } from '../../../features/calendar/components/working-hours-card';
import { BlockedPeopleCard } from '../../../features/safety/components/blocked-people-card';
import { OwnReportsCard } from '../../../features/safety/components/own-reports-card';
import { TEXTS } from './cleaner-area.texts';

export function SettingsTab({ user, cleaner }: { user: AccountUser; cleaner: CleanerProfile }) {
  const update = useUpdateCleaner(cleaner.id, {
    done: ({ isAvailable }) => (isAvailable ? TEXTS.settings.isResumed : TEXTS.settings.isPaused),
  });
  const { isAvailable } = cleaner;
  return (
    <Section title={TEXTS.settings.title}>
      <SettingCard
        icon={DoorOpen}
        title={TEXTS.settings.availability}
        badge={<AvailabilityBadge isAvailable={isAvailable} />}
        text={isAvailable ? TEXTS.settings.available : TEXTS.settings.paused}
      >
        <Flex>
          <Button
            variant={isAvailable ? 'outline' : 'solid'}
            loading={update.isPending}
            onClick={() => void update.submit({ isAvailable: !isAvailable })}
          >
            {isAvailable ? TEXTS.settings.pause : TEXTS.settings.resume}
          </Button>
        </Flex>
      </SettingCard>
      <WorkingHoursCard cleanerId={cleaner.id} />
      <CalendarFeedCard cleaner={cleaner} />
      <NotificationsCard user={user} />
      <ChangePasswordCard />
      <BlockedPeopleCard />
      <OwnReportsCard />
      <EarlierBookingsCard userId={user.id} />
      <EarlierJobsCard userId={user.id} />
      <DeactivateCard user={user} />
    </Section>
  );
}
