import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tidyhearth/domain';
import { EVENT_DATA, type EventData } from './event-data.js';

const DATA_CLASSES = Object.values(EVENT_DATA);

/** An event in the feed, and the body of a webhook call. */
@ApiExtraModels(...DATA_CLASSES)
export class EventResponse {
  @ApiProperty({
    example: 'evt_1f0kq2wZ0m8jv3dV9yqTn4hB',
    description: 'The same in the feed, at every try and in every replay: what you have seen you can skip',
  })
  id: string;

  @ApiProperty({ enum: WEBHOOK_EVENT_TYPES, enumName: 'WebhookEventType', example: 'booking.confirmed' })
  type: WebhookEventType;

  @ApiProperty({ format: 'date-time', description: 'When it happened' })
  timestamp: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 2,
    description:
      'Counts the events of the object that `data` names, from 1, or from far above all before after the restore of a backup: a higher number is newer',
  })
  sequence: number;

  @ApiProperty({
    oneOf: DATA_CLASSES.map((data) => ({ $ref: getSchemaPath(data) })),
    discriminator: {
      propertyName: 'object',
      mapping: Object.fromEntries(
        Object.entries(EVENT_DATA).map(([object, data]) => [object, getSchemaPath(data)]),
      ),
    },
  })
  data: EventData;
}

class WebhookEventData {
  @ApiProperty({ enum: ['webhook'] })
  object: 'webhook';

  @ApiProperty({ type: 'integer', example: 7 })
  id: number;
}

/** The body of a test call. */
@ApiExtraModels(WebhookEventData)
export class TestEventResponse {
  @ApiProperty({ example: 'evt_1f0kq2wZ0m8jv3dV9yqTn4hB' })
  id: string;

  @ApiProperty({ enum: [TEST_EVENT] })
  type: typeof TEST_EVENT;

  @ApiProperty({ format: 'date-time' })
  timestamp: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 1, example: 1 })
  sequence: number;

  @ApiProperty({ type: WebhookEventData })
  data: WebhookEventData;
}

export class FeedEventResponse extends EventResponse {
  @ApiProperty({ type: 'integer', minimum: 1, example: 4711, description: 'Its place in the feed' })
  position: number;
}
