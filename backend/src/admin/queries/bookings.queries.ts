import { BOOKING_STATUSES, STRANDED_DECISIONS } from '@tidyhearth/domain';
import {
  dynamicSelect,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  type RowOf,
} from '../../database/statement.js';
import { CANCEL_REASONS } from '../../bookings/events/booking.events.js';
import { STRANDED_BECAUSE } from '../../bookings/events/stranded-booking.events.js';
import {
  ADMIN_BOOKING_SORTS,
  type AdminBookingSort,
  type AdminBookingsQuery,
} from '../bookings/admin-bookings.query.js';
import type { Filters } from '../listing/list-query.js';
import { placeholders } from '../../database/sql.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';

const BOOKING = {
  id: int,
  startsAt: int,
  durationMinutes: int,
  totalPence: int,
  status: oneOf(BOOKING_STATUSES),
  customerId: int,
  customerFirstName: text,
  customerLastName: text,
  customerEmail: text,
  cleanerUserId: int,
  cleanerFirstName: text,
  cleanerLastName: text,
  cleanerEmail: text,
};
const SOURCE = {
  columns: `b.id, b.startsAt, b.durationMinutes, b.totalPence, b.status, b.customerId, customer.firstName AS customerFirstName,
            customer.lastName AS customerLastName, customer.email AS customerEmail, k.userId AS cleanerUserId,
            worker.firstName AS cleanerFirstName, worker.lastName AS cleanerLastName, worker.email AS cleanerEmail`,
  from: 'bookings b',
  joins: `JOIN cleaners k ON k.id = b.cleanerId
          JOIN users customer ON customer.id = b.customerId
          JOIN users worker ON worker.id = k.userId`,
  sorts: ADMIN_BOOKING_SORTS,
  id: 'b.id',
} as const satisfies ListSource<AdminBookingSort>;

const IS_WAITING =
  "(b.status = 'confirmed' AND EXISTS (SELECT 1 FROM stranded_bookings s WHERE s.bookingId = b.id AND s.decision IS NULL))";

/** Both ids of each person who was searched for. A customer has no cleaner id. */
export type BookingPeople = readonly RowOf<typeof FIND_BOOKING_PEOPLE>[];

/** @param people those of whom one must be a party; undefined for no restriction */
export const filterBookings = (
  { status, waiting, from, to }: Omit<Filters<AdminBookingsQuery>, 'search'>,
  people?: BookingPeople,
) => {
  const where = new Where().equals('b.status', status).withinDays('b.startsAt', from, to);
  if (waiting !== undefined) where.add(`${waiting ? '' : 'NOT '}${IS_WAITING}`);
  if (people === undefined) return where;
  const customers = people.map(({ id }) => id);
  const cleaners = people.flatMap(({ cleanerId }) => cleanerId ?? []);
  const isCustomer = `b.customerId IN (${placeholders(customers)})`;
  if (cleaners.length === 0) return where.add(isCustomer, ...customers);
  return where.add(
    `(${isCustomer} OR b.cleanerId IN (${placeholders(cleaners)}))`,
    ...customers,
    ...cleaners,
  );
};

const SAMPLES = [
  filterBookings({}),
  filterBookings({ waiting: true }),
  filterBookings({ waiting: false }),
  filterBookings({ status: 'pending', from: '2026-01-01', to: '2026-01-31' }),
  filterBookings({}, [{ id: 1, cleanerId: null }]),
  filterBookings({}, [{ id: 1, cleanerId: 1 }]),
];

export const filterBookingPeople = (search: string, namedId?: number) => new Where().person(search, namedId);

/** The people whose bookings are searched for. The last parameter is their maximum number. */
export const FIND_BOOKING_PEOPLE = dynamicSelect(
  'admin.findBookingPeople',
  { id: int, cleanerId: nullable(int) },
  (where: string) =>
    `SELECT u.id, c.id AS cleanerId FROM users u LEFT JOIN cleaners c ON c.userId = u.id ${where} LIMIT ?`,
  [[filterBookingPeople('ada lovelace').sql], [filterBookingPeople('', 1).sql]],
);

export type AdminBookingRow = RowOf<typeof FIND_BOOKING>;

export const FIND_BOOKING = select(
  'admin.findBooking',
  BOOKING,
  `SELECT ${SOURCE.columns} FROM ${SOURCE.from} ${SOURCE.joins} WHERE b.id = ?`,
);

export const LIST_BOOKINGS = selectPage('admin.listBookings', BOOKING, SOURCE, SAMPLES);
export const COUNT_BOOKINGS = selectTotal('admin.countBookings', SOURCE, SAMPLES);

/**
 * Bookings from today on, earliest first, then past ones, latest first. Each half reads the index of starts only as far
 * as the end of the page.
 */
export const LIST_NEXT_BOOKINGS = dynamicSelect(
  'admin.listNextBookings',
  BOOKING,
  (ahead: string, past: string, { page, perPage }: Pick<AdminBookingsQuery, 'page' | 'perPage'>) => {
    const half = (where: string, isPast: 0 | 1, order: 'ASC' | 'DESC', sign: 1 | -1) =>
      `SELECT * FROM (SELECT b.id AS pageId, ${isPast} AS isPast, b.startsAt * ${sign} AS place, b.id * ${sign} AS tie
                        FROM bookings b ${where}
                       ORDER BY b.startsAt ${order}, b.id ${order} LIMIT ${page * perPage}) half`;
    return `SELECT ${SOURCE.columns} FROM ${SOURCE.from} ${SOURCE.joins}
              JOIN (SELECT * FROM (${half(ahead, 0, 'ASC', 1)} UNION ALL ${half(past, 1, 'DESC', -1)}) halves
                     ORDER BY isPast, place, tie LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) chosen
                ON chosen.pageId = b.id
             ORDER BY chosen.isPast, chosen.place, chosen.tie`;
  },
  [['WHERE b.startsAt >= ?', 'WHERE b.startsAt < ?', { page: 2, perPage: 10 }]],
);

export type AdminBookingDetailRow = RowOf<typeof FIND_BOOKING_DETAIL>;

export const FIND_BOOKING_DETAIL = select(
  'admin.findBookingDetail',
  {
    ...BOOKING,
    serviceType: text,
    homeSize: text,
    city: text,
    county: nullable(text),
    postcode: text,
    hourlyRatePence: int,
    postingId: nullable(int),
    cancelledById: nullable(int),
    cancellationReason: nullable(text),
    isLateCancellation: flag,
    lateChangeReason: nullable(text),
    disputedById: nullable(int),
    disputedAt: nullable(int),
    createdAt: int,
  },
  `SELECT ${SOURCE.columns}, b.serviceType, b.homeSize, b.city, b.county, b.postcode, b.hourlyRatePence, b.postingId,
          b.cancelledById, b.cancellationReason, b.isLateCancellation, b.lateChangeReason, b.disputedById, b.disputedAt,
          b.createdAt
     FROM ${SOURCE.from} ${SOURCE.joins}
    WHERE b.id = ?`,
);

export type BookingStepRow = RowOf<typeof LIST_BOOKING_STEPS>;

export const LIST_BOOKING_STEPS = select(
  'admin.listBookingSteps',
  {
    toStatus: oneOf(BOOKING_STATUSES),
    changedBy: nullable(int),
    changedAt: int,
    firstName: nullable(text),
    lastName: nullable(text),
    reason: nullable(oneOf(CANCEL_REASONS)),
    note: nullable(text),
    movedFrom: nullable(int),
  },
  `SELECT h.toStatus, h.changedBy, h.changedAt, u.firstName, u.lastName, h.reason, h.note, h.movedFrom
     FROM booking_history h LEFT JOIN users u ON u.id = h.changedBy
    WHERE h.bookingId = ? ORDER BY h.id`,
);

export type StrandedRow = RowOf<typeof LIST_STRANDED_OF_BOOKING>;

export const LIST_STRANDED_OF_BOOKING = select(
  'admin.listStrandedOfBooking',
  {
    personId: int,
    because: oneOf(STRANDED_BECAUSE),
    strandedAt: int,
    decision: nullable(oneOf(STRANDED_DECISIONS)),
    note: nullable(text),
  },
  'SELECT personId, because, strandedAt, decision, note FROM stranded_bookings WHERE bookingId = ? ORDER BY id',
);
