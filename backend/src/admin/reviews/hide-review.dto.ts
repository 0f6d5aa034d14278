import { REASON_MAX } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

export class HideReviewDto {
  @Text({
    max: REASON_MAX,
    multiline: true,
    description: 'Reason, which is kept with the review and told to its author',
    example: 'It names a home address.',
  })
  reason: string;
}
