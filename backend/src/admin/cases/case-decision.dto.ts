import { CASE_DECISIONS, CASE_NOTE_MAX, CASE_OUTCOME_MAX, type CaseDecision } from '@tidyhearth/domain';
import { OneOf, Text } from '../../common/fields.js';

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
}
