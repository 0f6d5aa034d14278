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
    description: 'Told to whoever reported it; needed where somebody did',
    example: 'We have warned them. Thank you for telling us.',
  })
  outcomeForReporter?: string | null;

  @Text({
    max: CASE_OUTCOME_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description:
      'Told to whom it is about, where something is, or was before, decided about them. Name nobody.',
    example: 'Messages like yours are not allowed here. The next one ends your account.',
  })
  outcomeForSubject?: string | null;

  @Int({
    min: 0,
    max: MAX_ID,
    optional: true,
    description:
      'The id of the last of the `notes` that the caller saw, 0 for none. With it, a case to which whoever reported it has added something since stays open: 409 `CASE_CHANGED`',
  })
  seenNoteId?: number;
}
