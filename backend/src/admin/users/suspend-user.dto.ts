import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

export class SuspendUserDto {
  @Text({
    max: AUDIT_SUMMARY_MAX,
    multiline: true,
    description: 'Reason, which the person is told by mail',
    example: 'Two customers told us that you asked for money in advance.',
  })
  reason: string;
}
