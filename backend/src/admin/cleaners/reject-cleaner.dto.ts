import { REASON_MAX } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

export class RejectCleanerDto {
  @Text({
    max: REASON_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description: 'The applicant is told',
    example: 'We could not verify your references.',
  })
  reason?: string | null;
}
