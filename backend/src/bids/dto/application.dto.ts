import { APPLICATION_MESSAGE_MAX, PROPOSED_RATE_MAX_PENCE } from '@tidyhearth/domain';
import { Amount, Id, OneOf, Text } from '../../common/fields.js';

export class CreateApplicationDto {
  @Id({ optional: true, description: 'The caller’s own profile; another id is refused' })
  cleanerId?: number;

  @Id()
  postingId: number;

  @Amount({ minPence: 1, maxPence: PROPOSED_RATE_MAX_PENCE, example: '22.50', description: 'Pounds an hour' })
  proposedRate: string;

  @Text({
    max: APPLICATION_MESSAGE_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    example: 'I live two streets away.',
  })
  message?: string | null;

  @OneOf(['pending'], { optional: true })
  status?: 'pending';

  @Id({ optional: true, description: 'The job as the caller saw it; one that has changed since answers 409' })
  termsVersion?: number;
}

export class ConfirmApplicationDto {
  @Id({ description: 'The job as the caller saw it; one that has changed since answers 409' })
  termsVersion: number;
}

const DECISIONS = ['accepted', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

export class DecideApplicationDto {
  @OneOf(DECISIONS)
  status: Decision;

  @Id({ optional: true, description: 'The application as the caller saw it; one renewed since answers 409' })
  termsVersion?: number;

  @Amount({
    minPence: 1,
    maxPence: PROPOSED_RATE_MAX_PENCE,
    optional: true,
    example: '22.50',
    description:
      'As the caller saw it: a decision on an application that has another rate by now answers 409',
  })
  proposedRate?: string;
}
