import { isoOf } from '../database/columns.js';
import type { AccountUserResponse } from './dto/account-user.response.js';
import type { AccountRow } from './users.queries.js';

export function toAccountUser(row: AccountRow, adminEmail: string): AccountUserResponse {
  const { emailVerifiedAt, ratingHundredths, cleanerImage, ...same } = row;
  return {
    ...same,
    isAdmin: row.email === adminEmail,
    emailVerified: emailVerifiedAt !== null,
    profileImageUrl: row.profileImageUrl ?? cleanerImage,
    rating: ratingHundredths / 100,
    createdAt: isoOf(row.createdAt),
  };
}
