import { formatDateTime, serviceLabel, type Obstacle } from '@tidyhearth/domain';
import type { BookingFacts } from '../../bookings/events/booking.events.js';

/** A booking as texts name it: `Deep Cleaning on Mar 15, 2027, 9:00 AM`. */
export const workOf = ({ serviceType, startsAt }: BookingFacts): string =>
  `${serviceLabel(serviceType)} on ${formatDateTime(startsAt)}`;

/** What a cleaner has to do before a request, or a bid, can be accepted. */
export const ACCEPTED_ONLY_WITHOUT = {
  'not-free': 'It can be accepted only once you are free at its time: you are booked or away then.',
  'not-taking-bookings': 'It can be accepted only once you take bookings again, which you have switched off.',
} as const satisfies Record<Obstacle, string>;

/** What a customer can do about a request that can't be accepted at the moment. */
export const ASK_OTHERWISE = {
  'not-free':
    'At the moment it can’t be accepted, because the time is taken by now: you can ask for another one, or cancel and book somebody else.',
  'not-taking-bookings':
    'At the moment it can’t be accepted, because no bookings are taken: you can cancel and book somebody else.',
} as const satisfies Record<Obstacle, string>;

/** Which time is given up: of several visits for one customer it is not known from the new one. */
export const insteadOf = (movedFrom: number | null): string =>
  movedFrom === null ? '' : `, instead of ${formatDateTime(movedFrom)}`;

/** Who has not read of an earlier move still counts on this time. */
export const insteadOfAgreed = (movedFrom: number | null, agreed: number | null): string =>
  agreed === null || agreed === movedFrom ? '' : ` You had agreed on ${formatDateTime(agreed)}.`;
