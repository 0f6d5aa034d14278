import { BOOKING_STATUSES } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import {
  ADMIN_BOOKING_SORTS,
  type AdminBookingSort,
  type AdminBookingsQuery,
} from '../bookings/admin-bookings.query.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';

const BOOKING = {
  id: int,
  startsAt: int,
  durationMinutes: int,
  totalPence: int,
  status: oneOf(BOOKING_STATUSES),
};
const SOURCE = {
  columns: 'b.id, b.startsAt, b.durationMinutes, b.totalPence, b.status',
  from: 'bookings b',
  sorts: ADMIN_BOOKING_SORTS,
  id: 'b.id',
} as const satisfies ListSource<AdminBookingSort>;

export const filterBookings = ({ status, from, to }: Filters<AdminBookingsQuery>) =>
  new Where().equals('b.status', status).withinDays('b.startsAt', from, to);

const SAMPLES = [
  filterBookings({}),
  filterBookings({ status: 'pending', from: '2026-01-01', to: '2026-01-31' }),
];

export type AdminBookingRow = RowOf<typeof FIND_BOOKING>;

export const FIND_BOOKING = select(
  'admin.findBooking',
  BOOKING,
  `SELECT ${SOURCE.columns} FROM ${SOURCE.from} WHERE b.id = ?`,
);

export const LIST_BOOKINGS = selectPage('admin.listBookings', BOOKING, SOURCE, SAMPLES);
export const COUNT_BOOKINGS = selectTotal('admin.countBookings', SOURCE, SAMPLES);

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
    createdAt: int,
    customerId: int,
    cleanerUserId: int,
    customerFirstName: text,
    customerLastName: text,
    customerEmail: text,
    cleanerFirstName: text,
    cleanerLastName: text,
    cleanerEmail: text,
  },
  `SELECT ${SOURCE.columns}, b.serviceType, b.homeSize, b.city, b.county, b.postcode, b.hourlyRatePence, b.postingId,
          b.createdAt, b.customerId, k.userId AS cleanerUserId, customer.firstName AS customerFirstName,
          customer.lastName AS customerLastName, customer.email AS customerEmail, worker.firstName AS cleanerFirstName,
          worker.lastName AS cleanerLastName, worker.email AS cleanerEmail
     FROM bookings b
     JOIN cleaners k ON k.id = b.cleanerId
     JOIN users customer ON customer.id = b.customerId
     JOIN users worker ON worker.id = k.userId
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
  },
  `SELECT h.toStatus, h.changedBy, h.changedAt, u.firstName, u.lastName
     FROM booking_history h LEFT JOIN users u ON u.id = h.changedBy
    WHERE h.bookingId = ? ORDER BY h.id`,
);
