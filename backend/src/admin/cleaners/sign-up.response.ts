import { CLEANER_STATUSES, SERVICE_IDS, type CleanerStatus } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A cleaner's sign-up with everything that is needed for a decision. */
export class CleanerApplication {
  @ApiProperty({ description: 'Id of the cleaner profile', example: 4 })
  id: number;

  @ApiProperty({ example: 12 })
  userId: number;

  @ApiProperty({ example: 'Grace' })
  firstName: string;

  @ApiProperty({ example: 'Hopper' })
  lastName: string;

  @ApiProperty({ example: 'grace@example.org' })
  email: string;

  @ApiProperty({ description: 'Whether the email address is confirmed with a code' })
  emailVerified: boolean;

  @ApiProperty({ type: String, nullable: true, example: '07700 900123' })
  phone: string | null;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty({ example: 'OX1 2JD' })
  postcode: string;

  @ApiProperty({ example: 'Oxford and villages around' })
  location: string;

  @ApiProperty({ enum: SERVICE_IDS, isArray: true, example: ['regular', 'deep'] })
  services: string[];

  @ApiProperty({ example: '25.00' })
  hourlyRate: string;

  @ApiProperty({ example: 'Ten years of careful work in family homes.' })
  bio: string;

  @ApiProperty({ type: String, nullable: true, example: 'Two hotels, one hospital.' })
  experience: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/9f1c2b.webp' })
  profileImage: string | null;

  @ApiProperty({ description: 'Whether the applicant claims to have a background check' })
  hasBackgroundCheck: boolean;

  @ApiProperty()
  isInsured: boolean;

  @ApiProperty({ description: 'Whether the applicant was a customer before' })
  wasCustomer: boolean;

  @ApiProperty({ enum: CLEANER_STATUSES })
  status: CleanerStatus;

  @ApiProperty({ type: String, nullable: true, example: null })
  rejectionReason: string | null;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'How often it was sent again after a rejection; 0 for a first application',
  })
  timesAppliedAgain: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description:
      'How often it was sent again after a rejection or a withdrawal; 0 for a first application. Send it as `seenTimesSentAgain` with a decision',
  })
  timesSentAgain: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason for the previous rejection',
  })
  previousReason: string | null;

  @ApiProperty({
    format: 'date-time',
    example: '2026-11-20T10:15:00.000Z',
    description:
      'Time at which it was sent or sent again, or its approval was withdrawn, whichever is latest',
  })
  waitingSince: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  reviewedAt: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

/**
 * The answer to an action that may have found its result in place already. If so, undoing it would revert somebody
 * else's decision.
 */
export class DecidedApplication extends CleanerApplication {
  @ApiProperty({ description: 'False if it was already in this state' })
  changed: boolean;
}
