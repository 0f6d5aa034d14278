import { formatDateTime, serviceLabel } from '@tidyhearth/domain';
import type { BookingFacts } from '../../bookings/events/booking.events.js';

/** A booking as texts name it: `Deep Cleaning on Mar 15, 2027, 9:00 AM`. */
export const workOf = ({ serviceType, startsAt }: BookingFacts): string =>
  `${serviceLabel(serviceType)} on ${formatDateTime(startsAt)}`;

/** For a cleaner who has switched bookings off. */
export const NOT_WHILE_PAUSED =
  'It can be accepted only once you take bookings again, which you have switched off.';

/** Which time is given up: of several visits for one customer it is not known from the new one. */
export const insteadOf = (movedFrom: number | null): string =>
  movedFrom === null ? '' : `, instead of ${formatDateTime(movedFrom)}`;
