import { APPLICATION_MESSAGE_MAX, PROPOSED_RATE_MAX_PENCE } from '@tidyhearth/domain';
import { Amount, Id, OneOf, Text } from '../../common/fields.js';

export class CreateApplicationDto {
  @Id({ optional: true, description: 'Id of the caller’s cleaner profile; another id is refused' })
  cleanerId?: number;

  @Id()
  postingId: number;

  @Amount({
    minPence: 1,
    maxPence: PROPOSED_RATE_MAX_PENCE,
    example: '22.50',
    description: 'Offered hourly rate in pounds',
  })
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

  @Id({
    optional: true,
    description: 'Terms version of the job that the caller saw; 409 if it has changed since',
  })
  termsVersion?: number;
}

export class ConfirmApplicationDto {
  @Id({ description: 'Terms version of the job that the caller saw; 409 if it has changed since' })
  termsVersion: number;
}

const DECISIONS = ['accepted', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

export class DecideApplicationDto {
  @OneOf(DECISIONS)
  status: Decision;

  @Id({
    optional: true,
    description: 'Terms version of the application that the caller saw; 409 if it has been renewed since',
  })
  termsVersion?: number;

  @Amount({
    minPence: 1,
    maxPence: PROPOSED_RATE_MAX_PENCE,
    optional: true,
    example: '22.50',
    description: 'Hourly rate in pounds that the caller saw; 409 if it has changed since',
  })
  proposedRate?: string;
}
