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
  // Lists each field, so that nothing of the row leaks by accident. A rest pattern would also take longer than reading
  // the row did.
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
    // The contact details of a closed account are placeholders and must not be shared.
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
