import { MAX_ID, REASON_MAX } from '@tidyhearth/domain';
import { Int, Text } from '../../common/fields.js';

/** What the caller's decision is based on. The same person may have sent another application since. */
export class SeenApplicationDto {
  @Int({
    min: 0,
    max: MAX_ID,
    optional: true,
    description:
      'The `timesSentAgain` that the caller saw. With it, an application that was sent again meanwhile is not decided: 409 `STATE_CONFLICT`',
  })
  seenTimesSentAgain?: number;
}

export class RejectCleanerDto extends SeenApplicationDto {
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
