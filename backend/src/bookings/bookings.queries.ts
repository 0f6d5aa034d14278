import { BOOKING_STATUSES, BOOKING_TRANSITIONS, type BookingAction } from '@tidyhearth/domain';
import { guardedUpdate } from '../database/guarded-update.queries.js';
import { dynamicWrite, flag, int, nullable, oneOf, select, text, write } from '../database/statement.js';
import { openAccount } from '../users/open-account.js';
import { BOOKING_NOTES, JOB_NOTES } from './job-notes/job-notes.columns.js';

export const FIND_BOOKING_RECORD = select(
  'bookings.findRecord',
  {
    bookingId: int,
    customerId: int,
    cleanerId: int,
    cleanerUserId: int,
    serviceType: text,
    startsAt: int,
    endsAt: int,
    durationMinutes: int,
    status: oneOf(BOOKING_STATUSES),
    postingId: nullable(int),
    totalPence: int,
  },
  `SELECT b.id AS bookingId, b.customerId, b.cleanerId, k.userId AS cleanerUserId, b.serviceType, b.startsAt, b.endsAt,
          b.durationMinutes, b.status, b.postingId, b.totalPence
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE b.id = ?`,
);

const ACTIONS = Object.keys(BOOKING_TRANSITIONS) as BookingAction[];

/** Values: now, the id, and the status that the caller saw, which goes into the history. */
export const MOVE_BOOKING = dynamicWrite(
  'bookings.move',
  (action: BookingAction) =>
    `${guardedUpdate('bookings', BOOKING_TRANSITIONS[action], 'openRequestKey = NULL, updatedAt = ?')} AND status = ?`,
  ACTIONS.map((action) => [action]),
);

export const INSERT_BOOKING_CHANGE = write(
  'bookings.insertChange',
  'INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedBy, changedAt) VALUES (?, ?, ?, ?, ?)',
);

export const SET_PAID_AT = write('bookings.setPaidAt', 'UPDATE bookings SET paidAt = ? WHERE id = ?');

export const SET_BOOKING_TIME = write(
  'bookings.setTime',
  `UPDATE bookings SET bookingDate = ?, bookingTime = ?, startsAt = ?, endsAt = ?, openRequestKey = ?, requestedAt = ?,
          nudgedAt = NULL, remindedAt = NULL
    WHERE id = ?`,
);

export const FIND_BOOKABLE_CLEANER = select(
  'bookings.findBookableCleaner',
  { userId: int, hourlyRatePence: int, services: text, isAvailable: flag, isKnown: flag },
  `SELECT c.userId, c.hourlyRatePence, c.services, c.isAvailable,
          CASE WHEN c.status = 'approved' AND ${openAccount('u')} THEN 1 ELSE 0 END AS isKnown
     FROM cleaners c JOIN users u ON u.id = c.userId
    WHERE c.id = ?`,
);

/** A customer's requests follow one another, so that the limit counts them all, and none begins behind a suspension. */
export const QUEUE_ON_CUSTOMER = write(
  'bookings.queueOnCustomer',
  `UPDATE users SET updatedAt = ? WHERE id = ? AND ${openAccount('users')}`,
);

export const COUNT_OPEN_REQUESTS = select(
  'bookings.countOpenRequests',
  { requests: int },
  "SELECT COUNT(*) AS requests FROM bookings WHERE customerId = ? AND status = 'pending'",
);

const INVOLVED = '(b.customerId = ? OR k.userId = ?)';

export const FIND_CONFIRMED_AHEAD = select(
  'bookings.findConfirmedAhead',
  { id: int },
  `SELECT b.id FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE ${INVOLVED} AND b.status = 'confirmed' AND b.endsAt > ? LIMIT 1`,
);

export const LIST_OPEN_REQUESTS = select(
  'bookings.listOpenRequests',
  { id: int },
  `SELECT b.id FROM bookings b JOIN cleaners k ON k.id = b.cleanerId WHERE ${INVOLVED} AND b.status = 'pending'`,
);

export const FIND_BOOKING_BETWEEN = select(
  'bookings.findBetween',
  { id: int },
  'SELECT id FROM bookings WHERE customerId = ? AND cleanerId = ? LIMIT 1',
);

const BETWEEN = `SELECT b.status FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  WHERE b.customerId = ? AND k.userId = ?`;

/** Either of two people may be the customer: bound as one pair, then turned around. */
export const LIST_STATUSES_BETWEEN = select(
  'bookings.listStatusesBetween',
  { status: oneOf(BOOKING_STATUSES) },
  `${BETWEEN} UNION ${BETWEEN}` as const,
);

const EXPORTED = {
  id: int,
  serviceType: text,
  homeSize: text,
  startsAt: int,
  endsAt: int,
  hourlyRatePence: int,
  totalPence: int,
  status: oneOf(BOOKING_STATUSES),
  createdAt: int,
  updatedAt: int,
};
const EXPORTED_COLUMNS =
  'b.id, b.serviceType, b.homeSize, b.startsAt, b.endsAt, b.hourlyRatePence, b.totalPence, b.status, b.createdAt, b.updatedAt';

export const EXPORT_BOOKINGS_AS_CUSTOMER = select(
  'bookings.exportAsCustomer',
  { ...EXPORTED, cleanerId: int, address: text, ...JOB_NOTES },
  `SELECT ${EXPORTED_COLUMNS}, b.cleanerId, b.address, ${BOOKING_NOTES}
     FROM bookings b WHERE b.customerId = ? ORDER BY b.id`,
);

/** Where the customer lives is the customer's. */
export const EXPORT_BOOKINGS_AS_CLEANER = select(
  'bookings.exportAsCleaner',
  { ...EXPORTED, customerId: int, city: text },
  `SELECT ${EXPORTED_COLUMNS}, b.customerId, b.city
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE k.userId = ? ORDER BY b.id`,
);
