import { toWallTime } from '@tidyhearth/domain';
import { formatDay } from './format-day';

/**
 * When somebody comes to clean, in the words of the calendar and the start times: `Thu 3 Dec`, with the year where it is not
 * this one. What was recorded at a moment (a review, a sign-in) has the fixed form of `formatDate` and
 * `formatDateTime`.
 */
export function formatVisitDay(startsAt: string | number): string {
  return formatDay(toWallTime(new Date(startsAt).getTime()).date);
}

/** `Thu 3 Dec, 09:00` */
export function formatVisit(startsAt: string | number): string {
  return `${formatVisitDay(startsAt)}, ${toWallTime(new Date(startsAt).getTime()).time}`;
}
