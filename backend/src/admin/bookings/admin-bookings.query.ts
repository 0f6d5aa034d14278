import { BOOKING_STATUSES, LIST_SEARCH_MAX, type BookingStatus } from '@tidyhearth/domain';
import { OneOf, QueryFlag, Text, UkDate } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';
import { PERSON_SEARCH } from '../listing/person-search.js';

export const ADMIN_BOOKING_SORTS = {
  id: 'b.id',
  createdAt: 'b.createdAt',
  date: 'b.startsAt',
  totalCost: 'b.totalPence',
} as const;
export type AdminBookingSort = keyof typeof ADMIN_BOOKING_SORTS;

/** Visits from today on, earliest first, followed by past ones, latest first. */
export const NEXT_FIRST = 'next';

export class AdminBookingsQuery extends ListQuery {
  @Text({
    max: LIST_SEARCH_MAX,
    min: 0,
    optional: true,
    description: `Of the customer or the cleaner. ${PERSON_SEARCH}`,
  })
  search?: string;

  @OneOf(BOOKING_STATUSES, { optional: true, description: 'Only bookings that stand so' })
  status?: BookingStatus;

  @QueryFlag({
    optional: true,
    description: 'Whether an admin must decide, because a party is suspended or gone',
  })
  waiting?: boolean;

  @UkDate({ optional: true, description: 'Starting on this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Starting on this day or earlier' })
  to?: string;

  @OneOf([...Object.keys(ADMIN_BOOKING_SORTS), NEXT_FIRST], {
    optional: true,
    description:
      '`next`: from today on, the earliest first, then the past ones, the latest first; takes no `order`',
  })
  sort: AdminBookingSort | typeof NEXT_FIRST = 'createdAt';
}
