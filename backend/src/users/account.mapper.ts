import { isBadgeCurrent } from '@tidyhearth/domain';
import { mustSetUpTwoFactor } from '../common/second-factor.js';
import type { Config } from '../config/config.js';
import { isoOf } from '../database/columns.js';
import type { AccountUserResponse } from './dto/account-user.response.js';
import type { AccountRow } from './users.queries.js';

export function toAccountUser(
  row: AccountRow,
  { adminEmail, isProduction }: Pick<Config, 'adminEmail' | 'isProduction'>,
): AccountUserResponse {
  const isAdmin = row.email === adminEmail;
  // Each field by its name: nothing of the row leaves by accident, and a rest of it takes longer than reading it did.
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    userType: row.userType,
    isAdmin,
    isVerified: isBadgeCurrent(row.isVerified, row.verifiedUntil),
    emailVerified: row.emailVerifiedAt !== null,
    isSuspended: row.isSuspended,
    is2FAEnabled: row.is2FAEnabled,
    mustSetUpTwoFactor: mustSetUpTwoFactor({ isAdmin, is2FAEnabled: row.is2FAEnabled }, { isProduction }),
    profileImageUrl: row.profileImageUrl ?? row.cleanerImage,
    rating: row.ratingHundredths / 100,
    reviewCount: row.reviewCount,
    allowProfileSearch: row.allowProfileSearch,
    // What stands in place of the contact details of a closed account is nothing to share.
    shareContactInfo: row.shareContactInfo && row.deactivatedAt === null,
    emailNotifications: row.emailNotifications,
    smsNotifications: row.smsNotifications,
    streetAddress: row.streetAddress,
    city: row.city,
    county: row.county,
    postcode: row.postcode,
    cleaningPreferences: row.cleaningPreferences,
    cleanerId: row.cleanerId,
    cleanerStatus: row.cleanerStatus,
    createdAt: isoOf(row.createdAt),
  };
}
