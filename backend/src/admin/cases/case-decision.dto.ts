import {
  CASE_DECISIONS,
  CASE_NOTE_MAX,
  CASE_OUTCOME_MAX,
  MAX_ID,
  type CaseDecision,
} from '@tidyhearth/domain';
import { Int, OneOf, Text } from '../../common/fields.js';

export class CaseNoteDto {
  @Text({ max: CASE_NOTE_MAX, multiline: true, example: 'Called her at noon; she sends a photo.' })
  text: string;
}

export class CloseCaseDto {
  @OneOf(CASE_DECISIONS, { name: 'CaseDecision', example: 'warning' })
  outcome: CaseDecision;

  @Text({
    max: CASE_OUTCOME_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description: 'Text for the reporter; required if somebody reported it',
    example: 'We have warned them. Thank you for telling us.',
  })
  outcomeForReporter?: string | null;

  @Text({
    max: CASE_OUTCOME_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description:
      'Text for the person it is about; required if the outcome concerns them, or an earlier decision told them something. It must not name anybody',
    example: 'Messages like yours are not allowed here. The next one ends your account.',
  })
  outcomeForSubject?: string | null;

  @Int({
    min: 0,
    max: MAX_ID,
    optional: true,
    description:
      'Id of the last of the `notes` that the caller saw, or 0 for none. If the reporter has added something since, the case stays open: 409 `CASE_CHANGED`',
  })
  seenNoteId?: number;
}
