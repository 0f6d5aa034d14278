import { BOOKING_STATUSES, DISPUTE_TEXT, REASON_MAX, type BookingStatus } from '@tidyhearth/domain';
import { DateOrInstant, Instant, OneOf, Text, UkTime } from '../../common/fields.js';

const REASON_EXAMPLE = 'I have fallen ill.';

/**
 * What the caller based the decision on. The status alone is not enough, because a request that was moved is pending
 * again; nor is the start, because a request that was accepted keeps it.
 */
export class SeenBookingDto {
  @Instant({
    optional: true,
    description:
      '`startsAt` that the caller saw. If the booking has been moved since, it is not changed: 409 `TERMS_CHANGED`',
  })
  seenStartsAt?: string;
}

export class CancelOwnBookingDto extends SeenBookingDto {
  @OneOf(BOOKING_STATUSES, {
    optional: true,
    example: 'pending',
    description:
      '`status` that the caller saw. If a request has been accepted since, or a confirmed booking is a request again, it is not changed: 409 `TERMS_CHANGED`',
  })
  seenStatus?: BookingStatus;

  @Text({
    max: REASON_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    example: REASON_EXAMPLE,
    description:
      'Reason, which both parties can read. Required less than a day before the start of a confirmed booking',
  })
  reason?: string | null;
}

export class ChangeBookingStatusDto extends CancelOwnBookingDto {
  @OneOf(BOOKING_STATUSES, {
    example: 'confirmed',
    description:
      'The new status. Answers 409 if the booking can’t change to it now, and always for `pending` and `paid`, which neither party sets',
  })
  status: BookingStatus;
}

export class RescheduleBookingDto extends CancelOwnBookingDto {
  @DateOrInstant()
  bookingDate: string;

  @UkTime({ onHalfHour: true, description: 'Start in UK time, on the hour or half hour' })
  bookingTime: string;
}

export class DisputeBookingDto extends SeenBookingDto {
  @Text({
    ...DISPUTE_TEXT,
    multiline: true,
    example: 'I waited until eleven and nobody came.',
    description: 'What happened instead; for the team, which decides',
  })
  text: string;
}
