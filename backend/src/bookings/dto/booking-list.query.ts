import { BOOKING_GROUPS, type BookingGroup } from '@tidyhearth/domain';
import { OneOf, UkDate } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

const BOOKING_ORDERS = ['latest', 'soonest', 'newest'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

/** Filters and sorts the caller's own bookings. */
export class BookingListQuery extends PageQuery {
  @OneOf(Object.keys(BOOKING_GROUPS), {
    optional: true,
    name: 'BookingGroup',
    description: 'Only these; what is paid counts as completed',
  })
  group?: BookingGroup;

  @UkDate({ optional: true, description: 'First day of the start, on a UK calendar' })
  from?: string;

  @UkDate({ optional: true, description: 'Last day of the start, on a UK calendar' })
  to?: string;

  @OneOf(BOOKING_ORDERS, {
    optional: true,
    name: 'BookingOrder',
    description: 'Latest start first, soonest start first, or newest request first',
  })
  order: BookingOrder = 'latest';
}
