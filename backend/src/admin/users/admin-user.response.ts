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

  @ApiProperty({ description: 'The admin’s word' })
  isVerified: boolean;

  @ApiProperty({ description: 'Proved by a code' })
  emailVerified: boolean;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty({ description: 'Closed by its owner' })
  isDeactivated: boolean;

  @ApiProperty()
  is2FAEnabled: boolean;

  @ApiProperty({ description: 'Of a cleaner; false for customers' })
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
      'Of a cleaner, after a rejection or a withdrawal: a decision names it as `seenTimesSentAgain`',
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
  @ApiProperty({ description: 'False where the account stood so already' })
  changed: boolean;
}
