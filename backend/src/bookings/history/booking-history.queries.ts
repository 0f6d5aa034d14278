import { BOOKING_STATUSES } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, type RowOf } from '../../database/statement.js';
import { CANCEL_REASONS } from '../events/booking.events.js';

export type BookingChangeRow = RowOf<typeof LIST_BOOKING_CHANGES>;

export const LIST_BOOKING_CHANGES = select(
  'bookings.listChanges',
  {
    fromStatus: nullable(oneOf(BOOKING_STATUSES)),
    toStatus: oneOf(BOOKING_STATUSES),
    changedBy: nullable(int),
    changedAt: int,
    reason: nullable(oneOf(CANCEL_REASONS)),
    movedFrom: nullable(int),
  },
  `SELECT h.fromStatus, h.toStatus, h.changedBy, h.changedAt, h.reason, h.movedFrom
     FROM booking_history h
    WHERE h.bookingId = ? ORDER BY h.id DESC LIMIT 200`,
);
