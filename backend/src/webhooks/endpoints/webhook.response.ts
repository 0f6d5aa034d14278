import { ApiProperty } from '@nestjs/swagger';
import {
  PAUSE_REASON_NAMES,
  PAUSE_REASONS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_STATUSES,
  type PauseReason,
  type WebhookEventType,
  type WebhookStatus,
} from '@tidyhearth/domain';

const WHEN = { type: String, format: 'date-time', nullable: true } as const;

export class WebhookResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'https://hooks.example.org/tidyhearth' })
  url: string;

  @ApiProperty({ type: String, nullable: true, example: 'Our rota' })
  description: string | null;

  @ApiProperty({
    enum: WEBHOOK_EVENT_TYPES,
    enumName: 'WebhookEventType',
    isArray: true,
    nullable: true,
    example: ['booking.confirmed', 'booking.cancelled'],
    description: 'Types of events that it is called about; null for all',
  })
  types: WebhookEventType[] | null;

  @ApiProperty({ enum: WEBHOOK_STATUSES, example: 'active' })
  status: WebhookStatus;

  @ApiProperty({
    enum: PAUSE_REASON_NAMES,
    nullable: true,
    example: null,
    description: Object.entries(PAUSE_REASONS)
      .map(([reason, meaning]) => `\`${reason}\`: ${meaning}`)
      .join(' '),
  })
  pausedBecause: PauseReason | null;

  @ApiProperty({ ...WHEN, example: null, description: 'Time since which no call has succeeded' })
  failingSince: string | null;

  @ApiProperty(WHEN)
  lastSuccessAt: string | null;

  @ApiProperty({ ...WHEN, example: null })
  lastFailureAt: string | null;

  @ApiProperty({
    ...WHEN,
    example: null,
    description: `After a rotation: end of the ${SECRET_OVERLAP_HOURS} hours in which calls are also signed with the earlier secret`,
  })
  rotationEndsAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

/** The secret is shown only here, and to a caller who repeats the call under its `Idempotency-Key`. */
export class WebhookWithSecretResponse extends WebhookResponse {
  @ApiProperty({
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    description: 'Secret with which calls are signed. Keep it: it is not shown again.',
  })
  secret: string;
}
