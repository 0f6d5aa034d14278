import { APPLICANT_STATUSES, USER_TYPES, type ApplicantStatus, type UserType } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';

/** An account as the console shows it. */
export class AdminUser {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Lovelace' })
  lastName: string;

  @ApiProperty({ type: String, nullable: true, example: '07700 900123' })
  phone: string | null;

  @ApiProperty({ enum: USER_TYPES })
  userType: UserType;

  @ApiProperty({ description: 'Whether the account is verified by the admin' })
  isVerified: boolean;

  @ApiProperty({ description: 'Whether the email address is confirmed with a code' })
  emailVerified: boolean;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty({ description: 'Whether its owner has closed the account' })
  isDeactivated: boolean;

  @ApiProperty()
  is2FAEnabled: boolean;

  @ApiProperty({ description: 'Whether a cleaner has the insurance badge; false for customers' })
  isInsured: boolean;

  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  cleanerId: number | null;

  @ApiProperty({ enum: APPLICANT_STATUSES, nullable: true })
  cleanerStatus: ApplicantStatus | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 0,
    description:
      'How often a cleaner’s sign-up was sent again after a rejection or a withdrawal. Send it as `seenTimesSentAgain` with a decision',
  })
  timesSentAgain: number | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

/**
 * The answer to an action that may have found its result in place already. If so, undoing it would revert somebody
 * else's action.
 */
export class ChangedUser extends AdminUser {
  @ApiProperty({ description: 'False if the account was already in this state' })
  changed: boolean;
}
