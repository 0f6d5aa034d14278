import {
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_TEXT,
  reportReasons,
  type ReportKind,
} from '@tidyhearth/domain';
import { Id, OneOf, Text } from '../../common/fields.js';

const ALL_REASONS = [...new Set(REPORT_KINDS.flatMap((kind) => reportReasons(kind)))];
const reasonsOf = REPORT_KINDS.map((kind) => `${kind}: ${Object.keys(REPORT_REASONS[kind]).join(', ')}`);

export class ReportDto {
  @OneOf(REPORT_KINDS, { name: 'ReportKind' })
  kind: ReportKind;

  @Id({
    example: 15,
    description:
      'Id of the user, of the message (one that the caller received) or of the booking that it is about',
  })
  aboutId: number;

  @OneOf(ALL_REASONS, {
    example: 'rude',
    description: `Reason, depending on the kind. ${reasonsOf.join('; ')}`,
  })
  reason: string;

  @Text({ ...REPORT_TEXT, multiline: true, example: 'The message threatens me after I cancelled.' })
  text: string;
}
