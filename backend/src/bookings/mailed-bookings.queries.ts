import { BOOKING_STATUSES, CLEANER_STATUSES } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text } from '../database/statement.js';

/** What decides whether a mail about a booking still holds. */
export const FIND_MAILED_BOOKING = select(
  'bookings.findMailed',
  {
    status: oneOf(BOOKING_STATUSES),
    startsAt: int,
    endsAt: int,
    requestedAt: int,
    disputedById: nullable(int),
    customerId: int,
    bookingDate: text,
    cleanerStatus: oneOf(CLEANER_STATUSES),
  },
  `SELECT b.status, b.startsAt, b.endsAt, b.requestedAt, b.disputedById, b.customerId, b.bookingDate, k.status AS cleanerStatus
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE b.id = ?`,
);

/** Whether a customer has booked a visit on a day since then. Parameters: the customer, the day, since when. */
export const FIND_BOOKED_SINCE = select(
  'bookings.findBookedSince',
  { id: int },
  `SELECT id FROM bookings
    WHERE customerId = ? AND bookingDate = ? AND createdAt > ? AND status <> 'cancelled' LIMIT 1`,
);
