import { Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { toWallTime } from '@tidyhearth/domain';
import { Figures, UnknownYet } from '../../../components/ui/figures';
import type { BookingSummary, CleanerProfile } from '../../../lib/contract';
import { plural } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';
import { useIsOver } from '../../../lib/use-is-over';
import { GROUPS } from '../../../server-state/query-groups';
import { TEXTS as FREE_DAYS } from '../../cleaners/free-days/free-days.texts';
import { TEXTS } from '../calendar.texts';

function momentOf(instant: string): string {
  const { date, time } = toWallTime(Date.parse(instant));
  return `${formatDay(date)}, ${time}`;
}

function NextFree({ cleaner }: { cleaner: CleanerProfile }) {
  const client = useQueryClient();
  const { isAvailable, nextFree } = cleaner;
  const isOver = useIsOver(nextFree ? Date.parse(nextFree) : undefined, () => {
    void client.invalidateQueries({ queryKey: GROUPS.cleanersByUser });
  });
  if (isAvailable && isOver) return <UnknownYet />;
  if (isAvailable && nextFree) return momentOf(nextFree);
  return (
    <Text as="span" fontSize="md">
      {isAvailable ? FREE_DAYS.noneSoon : FREE_DAYS.paused}
    </Text>
  );
}

interface CalendarSummaryProps {
  cleaner: CleanerProfile;
  summary: BookingSummary | undefined;
}

export function CalendarSummary({ summary, cleaner }: CalendarSummaryProps) {
  const counted = (count: number | undefined, noun: string) =>
    count === undefined ? <UnknownYet /> : plural(count, noun);
  return (
    <Figures
      figures={[
        { label: TEXTS.figures.today, value: counted(summary?.today, TEXTS.booking) },
        { label: TEXTS.figures.week, value: counted(summary?.thisWeek, TEXTS.booking) },
        { label: TEXTS.figures.pending, value: counted(summary?.counts.pending, TEXTS.request) },
        { label: TEXTS.figures.nextFree, value: <NextFree cleaner={cleaner} /> },
      ]}
    />
  );
}
