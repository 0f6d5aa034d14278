import { REASON_MAX, STRANDED_DECISIONS, type StrandedDecision } from '@tidyhearth/domain';
import { SeenBookingDto } from '../../bookings/dto/change-booking.dto.js';
import { OneOf, Text } from '../../common/fields.js';

export class CancelBookingDto extends SeenBookingDto {
  @Text({
    max: REASON_MAX,
    multiline: true,
    description: 'Both parties are told',
    example: 'The cleaner is not available any more.',
  })
  reason: string;
}

export class DecideBookingDto {
  @OneOf(STRANDED_DECISIONS, {
    name: 'StrandedDecision',
    description: '`offer-others` cancels it and leads the customer to other cleaners of the day',
  })
  decision: StrandedDecision;

  @Text({
    max: REASON_MAX,
    multiline: true,
    description: 'Why; who is still there is told',
    example: 'We could not reach the cleaner.',
  })
  note: string;
}
