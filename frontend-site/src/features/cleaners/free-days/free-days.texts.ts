import type { DayClosedReason } from '@tidyhearth/domain';
import { formatHours } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';

const CLOSED: Record<Exclude<DayClosedReason, 'too-short'>, string> = {
  paused: 'no new bookings at the moment',
  past: 'in the past',
  'too-soon': 'too late for that day',
  'too-far': 'too far ahead',
  'not-working': 'not a working day',
  away: 'away',
  'fully-booked': 'fully booked',
};

export const TEXTS = {
  title: 'Free days',
  loading: 'Looking for free days...',
  month: { before: 'Month before', after: 'Month after' },
  next: (date: string, time: string) => `Next free: ${formatDay(date)}, ${time}`,
  noneSoon: 'Nothing is free in the next two months.',
  paused: 'No new bookings at the moment.',
  free: (date: string, time: string) => `${formatDay(date)}, free from ${time}`,
  closed: (date: string, reason: DayClosedReason, hours: number) =>
    `${formatDay(date)}: ${reason === 'too-short' ? `no room for ${formatHours(hours)}` : CLOSED[reason]}`,
  failed: 'The free days could not be loaded.',
};
