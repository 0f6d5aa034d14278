import {
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  CLEANER_STATUSES,
  type BookingAction,
} from '@tidyhearth/domain';
import { guardedUpdate } from '../database/guarded-update.queries.js';
import {
  dynamicSelect,
  dynamicWrite,
  flag,
  insert,
  int,
  nullable,
  oneOf,
  real,
  select,
  text,
  write,
} from '../database/statement.js';
import { openAccount } from '../users/open-account.js';

export const FIND_BOOKING_RECORD = select(
  'bookings.findRecord',
  {
    bookingId: int,
    customerId: int,
    cleanerId: int,
    cleanerUserId: int,
    serviceType: text,
    requestedAt: int,
    startsAt: int,
    endsAt: int,
    durationMinutes: int,
    status: oneOf(BOOKING_STATUSES),
    postingId: nullable(int),
    hourlyRatePence: int,
    totalPence: int,
    disputedById: nullable(int),
  },
  `SELECT b.id AS bookingId, b.customerId, b.cleanerId, k.userId AS cleanerUserId, b.serviceType, b.requestedAt,
          b.startsAt, b.endsAt, b.durationMinutes, b.status, b.postingId, b.hourlyRatePence, b.totalPence, b.disputedById
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE b.id = ?`,
);

const ACTIONS = Object.keys(BOOKING_TRANSITIONS) as BookingAction[];

/** Parameters: now, the id, and the status, start and disputing party as the caller read them. */
export const MOVE_BOOKING = dynamicWrite(
  'bookings.move',
  (action: BookingAction) =>
    `${guardedUpdate('bookings', BOOKING_TRANSITIONS[action], 'openRequestKey = NULL, updatedAt = ?')}
     AND status = ? AND startsAt = ? AND COALESCE(disputedById, 0) = ?`,
  ACTIONS.map((action) => [action]),
);

/** The columns that are set when a booking is created; all others stay empty. */
export const INSERT_BOOKING = insert('bookings.insert', 'bookings', [
  'customerId',
  'cleanerId',
  'postingId',
  'serviceType',
  'homeSize',
  'bookingDate',
  'bookingTime',
  'startsAt',
  'endsAt',
  'durationMinutes',
  'address',
  'streetAddress',
  'city',
  'county',
  'postcode',
  'specialInstructions',
  'accessNotes',
  'hourlyRatePence',
  'totalPence',
  'status',
  'openRequestKey',
  'requestedAt',
  'createdAt',
  'updatedAt',
]);

export const INSERT_BOOKING_CHANGE = write(
  'bookings.insertChange',
  `INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedBy, changedAt, reason, note, movedFrom)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);

export const SET_CANCELLATION = write(
  'bookings.setCancellation',
  'UPDATE bookings SET cancelledById = ?, cancellationReason = ?, isLateCancellation = ? WHERE id = ?',
);

export const SET_LATE_CHANGE = write(
  'bookings.setLateChange',
  'UPDATE bookings SET lateChangeReason = ? WHERE id = ?',
);

/** The first dispute stays. Parameters: the disputing party, now twice, the id, and the start as the caller read it. */
export const SET_DISPUTE = dynamicWrite(
  'bookings.setDispute',
  () =>
    `${guardedUpdate('bookings', BOOKING_TRANSITIONS.dispute, 'disputedById = ?, disputedAt = ?, updatedAt = ?')}
       AND startsAt = ? AND disputedById IS NULL`,
  [[]],
);

export const SET_FEE_RATE = write(
  'bookings.setFeeRate',
  'UPDATE bookings SET feeBasisPoints = ? WHERE id = ?',
);

export const SET_PAID_AT = write('bookings.setPaidAt', 'UPDATE bookings SET paidAt = ? WHERE id = ?');

export const SET_BOOKING_TIME = write(
  'bookings.setTime',
  `UPDATE bookings SET bookingDate = ?, bookingTime = ?, startsAt = ?, endsAt = ?, openRequestKey = ?, requestedAt = ?,
          nudgedAt = NULL, remindedAt = NULL
    WHERE id = ?`,
);

/** Holds the account of a cleaner by the id of the profile. */
export const HOLD_OPEN_CLEANER = write(
  'bookings.holdOpenCleaner',
  `UPDATE users SET updatedAt = ?
    WHERE id = (SELECT userId FROM cleaners WHERE id = ?) AND ${openAccount('users')}`,
);

export const FIND_BOOKABLE_CLEANER = select(
  'bookings.findBookableCleaner',
  {
    id: int,
    userId: int,
    hourlyRatePence: int,
    services: text,
    isAvailable: flag,
    status: oneOf(CLEANER_STATUSES),
    isListed: flag,
    latitude: real,
    longitude: real,
    isClosed: flag,
  },
  `SELECT c.id, c.userId, c.hourlyRatePence, c.services, c.isAvailable, c.status, c.isListed, c.latitude, c.longitude,
          CASE WHEN ${openAccount('u')} THEN 0 ELSE 1 END AS isClosed
     FROM cleaners c JOIN users u ON u.id = c.userId
    WHERE c.id = ?`,
);

export const COUNT_OPEN_REQUESTS = select(
  'bookings.countOpenRequests',
  { requests: int },
  "SELECT COUNT(*) AS requests FROM bookings WHERE customerId = ? AND status = 'pending'",
);

const REQUESTS_BETWEEN = `SELECT b.id FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  WHERE b.customerId = ? AND k.userId = ? AND b.status = 'pending'`;

/** Either person may be the customer: the parameters are the pair, then the pair reversed. */
export const LIST_REQUESTS_BETWEEN = select(
  'bookings.listRequestsBetween',
  { id: int },
  `${REQUESTS_BETWEEN} UNION ALL ${REQUESTS_BETWEEN}` as const,
);

/** Earliest start first, in the order of the index. */
export const LIST_REQUESTS_TO_CLEANER = select(
  'bookings.listRequestsToCleaner',
  { id: int },
  "SELECT id FROM bookings WHERE cleanerId = ? AND status = 'pending' ORDER BY startsAt",
);

const CONFIRMED_BETWEEN = `SELECT b.id FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  WHERE b.customerId = ? AND k.userId = ? AND b.status = 'confirmed' AND b.endsAt > ?`;

export const COUNT_CONFIRMED_BETWEEN = select(
  'bookings.countConfirmedBetween',
  { bookings: int },
  `SELECT COUNT(*) AS bookings FROM (${CONFIRMED_BETWEEN} UNION ALL ${CONFIRMED_BETWEEN}) ahead` as const,
);

/**
 * The number of a customer's requests since an instant, including cancelled ones, and when the oldest of these was
 * made.
 */
export const COUNT_REQUESTS_SINCE = select(
  'bookings.countRequestsSince',
  { requests: int, oldest: nullable(int) },
  `SELECT COUNT(*) AS requests, MIN(createdAt) AS oldest FROM bookings
    WHERE customerId = ? AND createdAt > ? AND postingId IS NULL`,
);

/**
 * When the n-th newest request to this cleaner was made, including cancelled ones. Parameters: the customer and the
 * cleaner.
 */
export const FIND_NTH_REQUEST = dynamicSelect(
  'bookings.findNthRequest',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM bookings
      WHERE customerId = ? AND cleanerId = ? AND postingId IS NULL ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[3]],
);

/** When the n-th newest reschedule with this cleaner was requested. Parameters: the customer and the cleaner. */
export const FIND_NTH_RESCHEDULE = dynamicSelect(
  'bookings.findNthReschedule',
  { at: int },
  (nth: number) =>
    `SELECT h.changedAt AS at FROM bookings b JOIN booking_history h ON h.bookingId = b.id
      WHERE b.customerId = ? AND b.cleanerId = ? AND h.toStatus = 'pending' AND h.fromStatus IS NOT NULL
      ORDER BY h.id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[6]],
);

export const FIND_BOOKING_BETWEEN = select(
  'bookings.findBetween',
  { id: int },
  'SELECT id FROM bookings WHERE customerId = ? AND cleanerId = ? LIMIT 1',
);

const BETWEEN = `SELECT b.status FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  WHERE b.customerId = ? AND k.userId = ?`;

/** Either person may be the customer: the parameters are the pair, then the pair reversed. */
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
  cancelledById: nullable(int),
  cancellationReason: nullable(text),
  isLateCancellation: flag,
  lateChangeReason: nullable(text),
  disputedById: nullable(int),
  disputedAt: nullable(int),
  createdAt: int,
  updatedAt: int,
};
const EXPORTED_COLUMNS =
  `b.id, b.serviceType, b.homeSize, b.startsAt, b.endsAt, b.hourlyRatePence, b.totalPence, b.status,
  b.cancelledById, b.cancellationReason, b.isLateCancellation, b.lateChangeReason, b.disputedById, b.disputedAt,
  b.createdAt, b.updatedAt` as const;

export const EXPORT_BOOKINGS_AS_CUSTOMER = select(
  'bookings.exportAsCustomer',
  {
    ...EXPORTED,
    cleanerId: int,
    address: text,
    specialInstructions: nullable(text),
    accessNotes: nullable(text),
  },
  `SELECT ${EXPORTED_COLUMNS}, b.cleanerId, b.address, b.specialInstructions, b.accessNotes
     FROM bookings b WHERE b.customerId = ? ORDER BY b.id`,
);

/** Without the address, which is the customer's data. */
export const EXPORT_BOOKINGS_AS_CLEANER = select(
  'bookings.exportAsCleaner',
  { ...EXPORTED, customerId: int, city: text, feeBasisPoints: nullable(int) },
  `SELECT ${EXPORTED_COLUMNS}, b.customerId, b.city, b.feeBasisPoints
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE k.userId = ? ORDER BY b.id`,
);
