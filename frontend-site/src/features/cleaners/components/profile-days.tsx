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

/** The shortest clean: the length is chosen later. */
const HOURS = 1;

/** How much room the calendar takes: what stands around the weeks, and each week. */
const [HEAD_REM, WEEK_REM] = [12.5, 2.875];
const weeksShown = (today: string, day: string) => weeksFrom(today, nearestDay(day, today)).length;

interface ProfileDaysProps {
  cleaner: CleanerProfile;
  heading: 'h2' | 'h3';
  /** The day that was searched for, if any. */
  searchedDay?: string;
  onDay?: (date: string) => void;
}

/** The free days of a profile. They come after the page, which keeps their room. */
export function ProfileDays({ cleaner, heading, searchedDay = '', onDay }: ProfileDaysProps) {
  // In slices: what a hydrated page shows more is rendered in one piece otherwise.
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
