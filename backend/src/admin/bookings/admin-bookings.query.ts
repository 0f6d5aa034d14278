import { BOOKING_STATUSES, type BookingStatus } from '@tidyhearth/domain';
import { OneOf, UkDate } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

export const ADMIN_BOOKING_SORTS = {
  id: 'b.id',
  createdAt: 'b.createdAt',
  date: 'b.startsAt',
  totalCost: 'b.totalPence',
} as const;
export type AdminBookingSort = keyof typeof ADMIN_BOOKING_SORTS;

export class AdminBookingsQuery extends ListQuery {
  @OneOf(BOOKING_STATUSES, { optional: true })
  status?: BookingStatus;

  @UkDate({ optional: true, description: 'Starting on this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Starting on this day or earlier' })
  to?: string;

  @OneOf(Object.keys(ADMIN_BOOKING_SORTS), { optional: true })
  sort: AdminBookingSort = 'createdAt';
}
