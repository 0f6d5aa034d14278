import { isBadgeCurrent } from '@tidyhearth/domain';
import type { Config } from '../config/config.js';
import { isoOf } from '../database/columns.js';
import type { AccountUserResponse } from './dto/account-user.response.js';
import type { AccountRow } from './users.queries.js';

export function toAccountUser(
  row: AccountRow,
  { adminEmail, isProduction }: Pick<Config, 'adminEmail' | 'isProduction'>,
): AccountUserResponse {
  const { emailVerifiedAt, verifiedUntil, ratingHundredths, cleanerImage, ...same } = row;
  return {
    ...same,
    isAdmin: row.email === adminEmail,
    mustSetUpTwoFactor: isProduction && row.email === adminEmail && !row.is2FAEnabled,
    isVerified: isBadgeCurrent(row.isVerified, verifiedUntil),
    emailVerified: emailVerifiedAt !== null,
    profileImageUrl: row.profileImageUrl ?? cleanerImage,
    rating: ratingHundredths / 100,
    createdAt: isoOf(row.createdAt),
  };
}
