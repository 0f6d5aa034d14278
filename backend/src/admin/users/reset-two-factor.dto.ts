import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

export class ResetTwoFactorDto {
  @Text({
    max: AUDIT_SUMMARY_MAX,
    multiline: true,
    description: 'Who asked and how their identity was checked; kept in the audit log',
  })
  reason: string;
}
