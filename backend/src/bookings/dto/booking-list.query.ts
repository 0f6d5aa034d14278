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
    description: 'Only bookings of this group; paid ones count as completed',
  })
  group?: BookingGroup;

  @UkDate({ optional: true, description: 'Only bookings that start on this day or later, UK time' })
  from?: string;

  @UkDate({ optional: true, description: 'Only bookings that start on this day or earlier, UK time' })
  to?: string;

  @OneOf(BOOKING_ORDERS, {
    optional: true,
    name: 'BookingOrder',
    description: 'Order: latest start first, soonest start first, or newest request first',
  })
  order: BookingOrder = 'latest';
}
