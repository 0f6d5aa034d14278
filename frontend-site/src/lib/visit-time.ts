import { toWallTime, ukToday } from '@tidyhearth/domain';
import { formatDay } from './format';

/**
 * When somebody comes to clean, in the words of the calendar and the start times: `Thu 3 Dec`, with the year where it is
 * another. What was recorded at a moment (a review, a sign-in) has the fixed form of `formatDate`.
 */
export function formatVisitDay(startsAt: string | number): string {
  const { date } = toWallTime(new Date(startsAt).getTime());
  const year = date.slice(0, 4);
  return year === ukToday().slice(0, 4) ? formatDay(date) : `${formatDay(date)} ${year}`;
}

/** `Thu 3 Dec, 09:00` */
export function formatVisit(startsAt: string | number): string {
  return `${formatVisitDay(startsAt)}, ${toWallTime(new Date(startsAt).getTime()).time}`;
}
