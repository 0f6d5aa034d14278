import { BOOKING_HORIZON_DAYS, BOOKING_STATUSES } from '@tidyhearth/domain';
import {
  dynamicSelect,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  type RowOf,
} from '../database/statement.js';
import { PARTY_FLAGS, SELECT_PARTY_FLAGS } from './contact-with-other.js';
import type { BookingOrder } from './dto/booking-list.query.js';
import { CANCEL_REASONS } from './events/booking.events.js';

const BOOKING = {
  id: int,
  customerId: int,
  cleanerId: int,
  postingId: nullable(int),
  serviceType: text,
  homeSize: text,
  bookingTime: text,
  startsAt: int,
  endsAt: int,
  durationMinutes: int,
  address: text,
  streetAddress: text,
  city: text,
  county: nullable(text),
  postcode: text,
  specialInstructions: nullable(text),
  accessNotes: nullable(text),
  requestedAt: int,
  cancelledById: nullable(int),
  cancelReason: nullable(oneOf(CANCEL_REASONS)),
  cancellationReason: nullable(text),
  isLateCancellation: flag,
  lateChangeReason: nullable(text),
  disputedById: nullable(int),
  disputedAt: nullable(int),
  hourlyRatePence: int,
  totalPence: int,
  status: oneOf(BOOKING_STATUSES),
  createdAt: int,
  updatedAt: int,
  completedAt: nullable(int),
  isUndecided: flag,
  isReviewedByCustomer: flag,
  isReviewedByCleaner: flag,
  cleanerUserId: int,
  isAvailable: flag,
  cleanerImage: nullable(text),
  cleanerFirstName: text,
  cleanerLastName: text,
  cleanerPhone: nullable(text),
  cleanerEmail: text,
  cleanerShares: flag,
  hasCleanerLeft: flag,
  customerFirstName: text,
  customerLastName: text,
  customerImage: nullable(text),
  customerPhone: nullable(text),
  customerEmail: text,
  customerShares: flag,
  hasCustomerLeft: flag,
  ...PARTY_FLAGS,
  customerRating: int,
  customerReviews: int,
};
const SELECT_BOOKING =
  `SELECT b.id, b.customerId, b.cleanerId, b.postingId, b.serviceType, b.homeSize, b.bookingTime,
    b.startsAt, b.endsAt, b.durationMinutes, b.address, b.streetAddress, b.city, b.county, b.postcode, b.specialInstructions, b.accessNotes,
    b.requestedAt, b.cancelledById, (SELECT h.reason FROM booking_history h WHERE h.bookingId = b.id AND h.toStatus = 'cancelled'
      ORDER BY h.id DESC LIMIT 1) AS cancelReason,
    b.cancellationReason, b.isLateCancellation, b.lateChangeReason, b.disputedById, b.disputedAt,
    b.hourlyRatePence, b.totalPence, b.status, b.createdAt, b.updatedAt,
    CASE WHEN b.status IN ('completed', 'paid') THEN (SELECT MAX(h.changedAt) FROM booking_history h
      WHERE h.bookingId = b.id AND h.toStatus = 'completed') END AS completedAt,
    EXISTS (SELECT 1 FROM stranded_bookings s WHERE s.bookingId = b.id AND s.decision IS NULL) AS isUndecided,
    b.isReviewedByCustomer, b.isReviewedByCleaner,
    k.userId AS cleanerUserId, k.isAvailable, k.profileImage AS cleanerImage, ku.firstName AS cleanerFirstName, ku.lastName AS cleanerLastName,
    ku.phone AS cleanerPhone, ku.email AS cleanerEmail, ku.shareContactInfo AS cleanerShares,
    CASE WHEN ku.deactivatedAt IS NULL THEN 0 ELSE 1 END AS hasCleanerLeft,
    cu.firstName AS customerFirstName, cu.lastName AS customerLastName, cu.profileImageUrl AS customerImage,
    cu.phone AS customerPhone, cu.email AS customerEmail, cu.shareContactInfo AS customerShares,
    CASE WHEN cu.deactivatedAt IS NULL THEN 0 ELSE 1 END AS hasCustomerLeft,
    ${SELECT_PARTY_FLAGS},
    cu.ratingHundredths AS customerRating, cu.reviewCount AS customerReviews
  FROM bookings b
  JOIN cleaners k ON k.id = b.cleanerId
  JOIN users ku ON ku.id = k.userId
  JOIN users cu ON cu.id = b.customerId` as const;

export type BookingRow = RowOf<typeof FIND_BOOKING_OF_PARTY>;

export const FIND_BOOKING_OF_PARTY = select(
  'bookings.findOfParty',
  BOOKING,
  `${SELECT_BOOKING} WHERE b.id = ? AND (b.customerId = ? OR k.userId = ?)`,
);

/**
 * Agreed visits, and visits that were agreed and then cancelled or moved, until they would have ended. A request that
 * was never confirmed was never in a calendar. Parameter: now.
 */
const STOOD_IN_CALENDAR = `(b.status IN ('confirmed', 'completed', 'paid')
      OR b.status IN ('pending', 'cancelled') AND b.endsAt > ? AND EXISTS (SELECT 1 FROM booking_history h
        WHERE h.bookingId = b.id AND h.toStatus = 'confirmed'))`;

/** Ten visits a day, up to the booking horizon. */
const MAX_AHEAD = 10 * BOOKING_HORIZON_DAYS;

/**
 * Separate from the bookings that have started, so that a long history can't displace future ones. Parameters: the
 * cleaner, and now twice.
 */
export const LIST_BOOKINGS_AHEAD_FOR_CALENDAR = select(
  'bookings.listAheadForCalendar',
  BOOKING,
  `${SELECT_BOOKING} WHERE b.cleanerId = ? AND b.startsAt > ? AND ${STOOD_IN_CALENDAR}
    ORDER BY b.startsAt, b.id LIMIT ${MAX_AHEAD}` as const,
);

/** Newest first. Parameters: the cleaner, the earliest start, and now twice. */
export const LIST_BEGUN_BOOKINGS_FOR_CALENDAR = select(
  'bookings.listBegunForCalendar',
  BOOKING,
  `${SELECT_BOOKING} WHERE b.cleanerId = ? AND b.startsAt > ? AND b.startsAt <= ? AND ${STOOD_IN_CALENDAR}
    ORDER BY b.startsAt DESC, b.id DESC LIMIT 500` as const,
);

/** Conditions by owner. Their parameters come first. */
const OWNERS = {
  customer: 'b.customerId = ?',
  cleaner: 'b.cleanerId = ?',
  /** Bookings on either side of a user, whose id is passed twice, that have changed since an instant. */
  changedForUser:
    '(b.customerId = ? OR b.cleanerId = (SELECT own.id FROM cleaners own WHERE own.userId = ?)) AND b.updatedAt >= ?',
  /** A cleaner's bookings after an instant that overlap blocked time. */
  inBlocks: `b.cleanerId = ? AND b.startsAt > ? AND b.status IN ('pending', 'confirmed') AND EXISTS (SELECT 1 FROM availability_blocks a
    WHERE a.cleanerId = b.cleanerId AND a.endsAt > b.startsAt AND a.startsAt < b.endsAt)`,
};

/**
 * `after` is the condition for further pages. Its parameters are the sort key of the last row, with the first part
 * twice.
 */
const ORDERS: Record<BookingOrder, { by: string; after: string }> = {
  latest: {
    by: 'b.startsAt DESC, b.id DESC',
    after: 'b.startsAt <= ? AND (b.startsAt < ? OR b.id < ?)',
  },
  soonest: {
    by: 'b.startsAt, b.id',
    after: 'b.startsAt >= ? AND (b.startsAt > ? OR b.id > ?)',
  },
  newest: {
    by: 'b.createdAt DESC, b.id DESC',
    after: 'b.createdAt <= ? AND (b.createdAt < ? OR b.id < ?)',
  },
};

export interface BookingListShape {
  owner: keyof typeof OWNERS;
  /** The number of statuses in the filter, or 0 for all. */
  statuses: number;
  hasFrom: boolean;
  hasTo: boolean;
  order: BookingOrder;
  isFirstPage: boolean;
}

function listText({ owner, statuses, hasFrom, hasTo, order, isFirstPage }: BookingListShape, limit: number) {
  const conditions = [OWNERS[owner]];
  if (statuses > 0)
    conditions.push(`b.status IN (${Array.from({ length: statuses }, () => '?').join(', ')})`);
  if (hasFrom) conditions.push('b.startsAt >= ?');
  if (hasTo) conditions.push('b.startsAt < ?');
  if (!isFirstPage) conditions.push(ORDERS[order].after);
  return `${SELECT_BOOKING} WHERE ${conditions.join(' AND ')} ORDER BY ${ORDERS[order].by} LIMIT ${limit}`;
}

const PLAIN: BookingListShape = {
  owner: 'customer',
  statuses: 0,
  hasFrom: false,
  hasTo: false,
  order: 'latest',
  isFirstPage: true,
};

export const LIST_BOOKINGS = dynamicSelect('bookings.list', BOOKING, listText, [
  [PLAIN, 10],
  [
    {
      ...PLAIN,
      owner: 'cleaner',
      statuses: 2,
      hasFrom: true,
      hasTo: true,
      order: 'soonest',
      isFirstPage: false,
    },
    10,
  ],
  [{ ...PLAIN, owner: 'changedForUser', order: 'newest', isFirstPage: false }, 10],
  [{ ...PLAIN, owner: 'inBlocks', order: 'soonest', isFirstPage: false }, 10],
  [{ ...PLAIN, isFirstPage: false }, 10],
]);
