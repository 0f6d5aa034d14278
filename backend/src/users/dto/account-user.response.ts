import { ApiProperty } from '@nestjs/swagger';
import { CLEANER_STATUSES, USER_TYPES, type CleanerStatus, type UserType } from '@tidyhearth/domain';
import { isoOf } from '../../database/columns.js';

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

  @ApiProperty({ description: 'May use the console' })
  isAdmin: boolean;

  @ApiProperty({ description: 'Verified by the admin' })
  isVerified: boolean;

  @ApiProperty({ description: 'The address was confirmed with a mailed code' })
  emailVerified: boolean;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty()
  is2FAEnabled: boolean;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/0f3c9a7be2d14c58.webp' })
  profileImageUrl: string | null;

  @ApiProperty({ example: 4.83, description: 'Exact average of all reviews, two decimals; 0 without any' })
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

  @ApiProperty({ type: Number, nullable: true, description: "Id of a cleaner's profile" })
  cleanerId: number | null;

  @ApiProperty({ enum: CLEANER_STATUSES, enumName: 'CleanerStatus', nullable: true })
  cleanerStatus: CleanerStatus | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** A cleaner's stars are those of the profile. */
export const ACCOUNT_COLUMNS = `
  u.id, u.username, u.email, u.firstName, u.lastName, u.phone, u.userType, u.isVerified, u.emailVerifiedAt,
  u.isSuspended, u.is2FAEnabled, u.profileImageUrl, u.allowProfileSearch, u.shareContactInfo, u.emailNotifications,
  u.smsNotifications, u.streetAddress, u.city, u.county, u.postcode, u.cleaningPreferences, u.createdAt,
  COALESCE(c.ratingHundredths, u.ratingHundredths) AS ratingHundredths,
  COALESCE(c.reviewCount, u.reviewCount) AS reviewCount,
  c.id AS cleanerId, c.status AS cleanerStatus, c.profileImage AS cleanerImage`;

type Flags =
  | 'isVerified'
  | 'isSuspended'
  | 'is2FAEnabled'
  | 'allowProfileSearch'
  | 'shareContactInfo'
  | 'emailNotifications'
  | 'smsNotifications';

export interface AccountRow extends Omit<
  AccountUserResponse,
  Flags | 'isAdmin' | 'emailVerified' | 'rating' | 'createdAt'
> {
  isVerified: number;
  isSuspended: number;
  is2FAEnabled: number;
  allowProfileSearch: number;
  shareContactInfo: number;
  emailNotifications: number;
  smsNotifications: number;
  emailVerifiedAt: number | null;
  ratingHundredths: number;
  cleanerImage: string | null;
  createdAt: number;
}

export function toAccountUser(row: AccountRow, adminEmail: string): AccountUserResponse {
  const { emailVerifiedAt, ratingHundredths, cleanerImage, ...same } = row;
  return {
    ...same,
    isAdmin: row.email === adminEmail,
    isVerified: Boolean(row.isVerified),
    emailVerified: emailVerifiedAt !== null,
    isSuspended: Boolean(row.isSuspended),
    is2FAEnabled: Boolean(row.is2FAEnabled),
    profileImageUrl: row.profileImageUrl ?? cleanerImage,
    rating: ratingHundredths / 100,
    allowProfileSearch: Boolean(row.allowProfileSearch),
    shareContactInfo: Boolean(row.shareContactInfo),
    emailNotifications: Boolean(row.emailNotifications),
    smsNotifications: Boolean(row.smsNotifications),
    createdAt: isoOf(row.createdAt),
  };
}
