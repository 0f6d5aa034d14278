import { REPORT_REASON } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

export class ReportReviewDto {
  @Text({ ...REPORT_REASON, multiline: true, example: 'It names my home address.' })
  reason: string;
}
