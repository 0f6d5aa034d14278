import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_STATUSES, MAX_REPLAYED, type DeliveryStatus } from '@tidyhearth/domain';

export class DeliveryResponse {
  @ApiProperty({ type: 'integer', example: 902 })
  id: number;

  @ApiProperty({
    example: 'evt_1f0kq2wZ0m8jv3dV9yqTn4hB',
    description: 'Id of the event, which is the `webhook-id`',
  })
  eventId: string;

  @ApiProperty({ example: 'booking.confirmed' })
  type: string;

  @ApiProperty({
    enum: DELIVERY_STATUSES,
    example: 'delivered',
    description: 'State: `pending` if another attempt follows, `failed` if it was given up',
  })
  status: DeliveryStatus;

  @ApiProperty({ type: 'integer', example: 1, description: 'Number of attempts so far' })
  attempts: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  nextAttemptAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 204,
    description: 'HTTP status of the answer to the last attempt',
  })
  answerStatus: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason why the last attempt failed',
  })
  error: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 132,
    description: 'Duration of the last attempt in milliseconds',
  })
  durationMs: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastAttemptAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

class RequestHeader {
  @ApiProperty({ example: 'webhook-id' })
  name: string;

  @ApiProperty({ example: 'evt_1f0kq2wZ0m8jv3dV9yqTn4hB' })
  value: string;
}

/** A call with its last request and the beginning of the answer. */
export class DeliveryDetailResponse extends DeliveryResponse {
  @ApiProperty({ type: [RequestHeader] })
  requestHeaders: RequestHeader[];

  @ApiProperty({ example: '{"id":"evt_1f0kq2wZ0m8jv3dV9yqTn4hB","type":"booking.confirmed"}' })
  requestBody: string;

  @ApiProperty({ type: String, nullable: true, example: 'ok', description: 'First 4 KB of the answer' })
  answerBody: string | null;
}

export class ReplayedResponse {
  @ApiProperty({
    type: 'integer',
    example: 17,
    description: `Number of events that are sent again, at most ${MAX_REPLAYED}`,
  })
  events: number;
}
