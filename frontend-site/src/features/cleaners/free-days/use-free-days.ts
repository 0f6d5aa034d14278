import { addDays, BOOKING_DURATIONS_HOURS, BOOKING_HORIZON_DAYS } from '@tidyhearth/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { lastOfMonth } from '../../../lib/month';
import { useToday } from '../../../lib/use-today';
import { GROUPS } from '../../../server-state/query-groups';

export interface FreeDaysOf {
  cleanerId: number;
  /** Only days with room for this many hours count as free. */
  hours: number;
}

/** The day itself, or the nearest one in the calendar. */
export function nearestDay(day: string, today: string): string {
  const last = addDays(today, BOOKING_HORIZON_DAYS);
  return day < today ? today : day > last ? last : day;
}

/** The days of a month, from its first day or from today. */
export function useFreeDays({ cleanerId, hours }: FreeDaysOf, firstOfMonth: string) {
  const today = useToday();
  const from = firstOfMonth < today ? today : firstOfMonth;
  const to = lastOfMonth(firstOfMonth);
  return useQuery({
    queryKey: [...GROUPS.bookings, 'free-days', cleanerId, hours, from, to],
    queryFn: ({ signal }) =>
      api.get('/api/cleaners/{id}/days', {
        path: { id: cleanerId },
        query: {
          from,
          to,
          hours: BOOKING_DURATIONS_HOURS.find((length) => length === hours),
        },
        signal,
      }),
    // Another duration changes few days, so the month stays in view meanwhile.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
