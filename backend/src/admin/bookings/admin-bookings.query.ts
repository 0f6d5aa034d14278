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
    description: `Search for the customer or the cleaner. ${PERSON_SEARCH}`,
  })
  search?: string;

  @OneOf(BOOKING_STATUSES, { optional: true, description: 'Only bookings in this state' })
  status?: BookingStatus;

  @QueryFlag({
    optional: true,
    description: 'Only bookings that need a decision because a party is suspended or gone, or only others',
  })
  waiting?: boolean;

  @UkDate({ optional: true, description: 'Only bookings that start on this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Only bookings that start on this day or earlier' })
  to?: string;

  @OneOf([...Object.keys(ADMIN_BOOKING_SORTS), NEXT_FIRST], {
    optional: true,
    description:
      'Field by which the rows are sorted. `next` starts with those from today on, earliest first, followed by past ones, latest first; it ignores `order`',
  })
  sort: AdminBookingSort | typeof NEXT_FIRST = 'createdAt';
}
