import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tidyhearth/domain';
import { EVENT_DATA, type EventData } from './event-data.js';

const DATA_CLASSES = Object.values(EVENT_DATA);

/** An event in the feed, and the body of a webhook call. */
@ApiExtraModels(...DATA_CLASSES)
export class EventResponse {
  @ApiProperty({
    example: 'evt_1f0kq2wZ0m8jv3dV9yqTn4hB',
    description:
      'Id of the event, the same in the feed, at every attempt and in every replay, so that you can skip an event that you have already seen',
  })
  id: string;

  @ApiProperty({ enum: WEBHOOK_EVENT_TYPES, enumName: 'WebhookEventType', example: 'booking.confirmed' })
  type: WebhookEventType;

  @ApiProperty({ format: 'date-time', description: 'Time at which it happened' })
  timestamp: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 2,
    description:
      'Number of this event among those of the object in `data`, starting at 1. A higher number is newer. After the restore of a backup, numbers continue far above all earlier ones',
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
  @ApiProperty({ type: 'integer', minimum: 1, example: 4711, description: 'Position in the feed' })
  position: number;
}
