import { DELIVERY_STATUSES, TEST_EVENT, WEBHOOK_EVENT_TYPES, type DeliveryStatus } from '@tidyhearth/domain';
import { Instant, OneOf } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

export class DeliveriesQuery extends PageQuery {
  @OneOf(DELIVERY_STATUSES, { optional: true, description: 'Only deliveries in this state' })
  status?: DeliveryStatus;

  @OneOf([...WEBHOOK_EVENT_TYPES, TEST_EVENT], {
    optional: true,
    description: 'Only deliveries of this type of event',
    example: 'booking.confirmed',
  })
  type?: string;
}

export class ReplaySpanDto {
  @Instant({ description: 'Time from which events are sent, inclusive' })
  from: string;

  @Instant({
    description: 'Time before which events are sent, exclusive',
    example: '2027-03-16T09:00:00.000Z',
  })
  to: string;
}
