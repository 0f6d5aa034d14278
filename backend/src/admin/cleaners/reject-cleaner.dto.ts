import { MAX_ID, REASON_MAX } from '@tidyhearth/domain';
import { Int, Text } from '../../common/fields.js';

/** What the caller's decision is based on. The same person may have sent another application since. */
export class SeenApplicationDto {
  @Int({
    min: 0,
    max: MAX_ID,
    optional: true,
    description:
      '`timesSentAgain` that the caller saw. If the sign-up has been sent again since, it is not decided: 409 `STATE_CONFLICT`',
  })
  seenTimesSentAgain?: number;
}

export class RejectCleanerDto extends SeenApplicationDto {
  @Text({
    max: REASON_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description: 'Reason, which the applicant is told',
    example: 'We could not verify your references.',
  })
  reason?: string | null;
}
