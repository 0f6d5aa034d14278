import { Box } from '@chakra-ui/react';
import { ukToday } from '@tidyhearth/domain';
import { useDeferredValue } from 'react';
import { PartBoundary } from '../../../components/ui/part-boundary';
import { useHydrated } from '../../../hydration/use-hydrated';
import type { CleanerProfile } from '../../../lib/contract';
import { weeksFrom } from '../../../lib/month';
import { useUser } from '../../../lib/session';
import { FreeDays } from '../free-days/free-days';
import { nearestDay } from '../free-days/use-free-days';

/** The shortest clean, because the duration is chosen later. */
const HOURS = 1;

/** The height of the calendar without weeks, and of each week. */
const [HEAD_REM, WEEK_REM] = [12.5, 2.875];
const weeksShown = (today: string, day: string) => weeksFrom(today, nearestDay(day, today)).length;

interface ProfileDaysProps {
  cleaner: CleanerProfile;
  heading: 'h2' | 'h3';
  /** The day of the search, if any. */
  searchedDay?: string;
  onDay?: (date: string) => void;
}

/** The free days of a profile. They load after the page, which reserves their space. */
export function ProfileDays({ cleaner, heading, searchedDay = '', onDay }: ProfileDaysProps) {
  // In slices, because what appears after hydration would otherwise be rendered in one piece.
  const isHydrated = useDeferredValue(useHydrated());
  const mayBook = useUser()?.userType !== 'cleaner' && cleaner.isAvailable;
  return (
    <Box minH={isHydrated ? `${HEAD_REM + WEEK_REM * weeksShown(ukToday(), searchedDay)}rem` : '27rem'}>
      {isHydrated && (
        <PartBoundary part="free days">
          <FreeDays
            cleanerId={cleaner.id}
            hours={HOURS}
            heading={heading}
            value=""
            opensOn={searchedDay}
            onChoose={mayBook ? onDay : undefined}
          />
        </PartBoundary>
      )}
    </Box>
  );
}
