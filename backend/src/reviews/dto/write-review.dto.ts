import { REVIEW_COMMENT, REVIEW_ERRORS, REVIEW_TYPES, type ReviewType } from '@tidyhearth/domain';
import { Id, Int, OneOf, Text } from '../../common/fields.js';

export class WriteReviewDto {
  @Id()
  bookingId: number;

  @Id({ description: 'Id of the caller’s account' })
  reviewerId: number;

  @Id({ optional: true, description: 'Determined by the booking; another value is refused' })
  revieweeId?: number;

  @OneOf(REVIEW_TYPES, {
    optional: true,
    name: 'ReviewType',
    description: 'Determined by the booking; another value is refused',
  })
  reviewType?: ReviewType;

  @Int({ min: 1, max: 5, example: 5 })
  rating: number;

  @Text({
    ...REVIEW_COMMENT,
    multiline: true,
    minMessage: REVIEW_ERRORS.short,
    maxMessage: REVIEW_ERRORS.long,
    example: 'Careful, friendly and on time. The kitchen has never looked better.',
  })
  comment: string;
}
