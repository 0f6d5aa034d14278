import { ApiProperty } from '@nestjs/swagger';
import { APPLICANT_STATUSES, USER_TYPES, type ApplicantStatus, type UserType } from '@tidyhearth/domain';

/** An account as its owner sees it. */
export class AccountUserResponse {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ type: String, nullable: true, example: 'ada' })
  username: string | null;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Marsh' })
  lastName: string;

  @ApiProperty({ type: String, nullable: true, example: '07700 900123' })
  phone: string | null;

  @ApiProperty({ enum: USER_TYPES, enumName: 'UserType' })
  userType: UserType;

  @ApiProperty({ description: 'Whether the account may use the console' })
  isAdmin: boolean;

  @ApiProperty({ description: 'Whether the account is verified by the admin' })
  isVerified: boolean;

  @ApiProperty({ description: 'Whether the email address is confirmed with a mailed code' })
  emailVerified: boolean;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty()
  is2FAEnabled: boolean;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/0f3c9a7be2d14c58.webp' })
  profileImageUrl: string | null;

  @ApiProperty({ example: 4.83, description: 'Average of all reviews with two decimals; 0 without reviews' })
  rating: number;

  @ApiProperty({ example: 12 })
  reviewCount: number;

  @ApiProperty()
  allowProfileSearch: boolean;

  @ApiProperty()
  shareContactInfo: boolean;

  @ApiProperty()
  emailNotifications: boolean;

  @ApiProperty()
  smsNotifications: boolean;

  @ApiProperty({ type: String, nullable: true, example: '12 Broad Street' })
  streetAddress: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Oxford' })
  city: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Oxfordshire' })
  county: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'OX1 3AS' })
  postcode: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Please use the eco products under the sink.' })
  cleaningPreferences: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Id of the cleaner profile; null for a customer',
  })
  cleanerId: number | null;

  @ApiProperty({ enum: APPLICANT_STATUSES, enumName: 'CleanerStatus', nullable: true })
  cleanerStatus: ApplicantStatus | null;

  @ApiProperty({ description: 'Whether the console requires two-factor authentication to be set up first' })
  mustSetUpTwoFactor: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
