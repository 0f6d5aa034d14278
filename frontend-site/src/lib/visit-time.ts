import { toWallTime } from '@tidyhearth/domain';
import { formatDay } from './format-day';

/**
 * The time of a visit, in the same words as the calendar and the start times: `Thu 3 Dec`, with the year if it's not
 * the current one. Moments that were recorded (a review, a sign-in) use the fixed format of `formatDate` and
 * `formatDateTime`.
 */
export function formatVisitDay(startsAt: string | number): string {
  return formatDay(toWallTime(new Date(startsAt).getTime()).date);
}

/** `Thu 3 Dec, 09:00` */
export function formatVisit(startsAt: string | number): string {
  return `${formatVisitDay(startsAt)}, ${toWallTime(new Date(startsAt).getTime()).time}`;
}
