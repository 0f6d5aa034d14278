import { REASON_MAX, STRANDED_DECISIONS, type StrandedDecision } from '@tidyhearth/domain';
import { SeenBookingDto } from '../../bookings/dto/change-booking.dto.js';
import { OneOf, Text } from '../../common/fields.js';

export class CancelBookingDto extends SeenBookingDto {
  @Text({
    max: REASON_MAX,
    multiline: true,
    description: 'Reason, which both parties are told',
    example: 'The cleaner is not available any more.',
  })
  reason: string;
}

export class DecideBookingDto {
  @OneOf(STRANDED_DECISIONS, {
    name: 'StrandedDecision',
    description:
      'Decision. `offer-others` cancels the booking and shows the customer other cleaners for that day',
  })
  decision: StrandedDecision;

  @Text({
    max: REASON_MAX,
    multiline: true,
    description: 'Reason, which the parties are told as far as they can be reached',
    example: 'We could not reach the cleaner.',
  })
  note: string;
}
