import { isBadgeCurrent } from '@tidyhearth/domain';
import { amountOf, isoOf, isoOrNull } from '../../database/columns.js';
import type { SignUpRow } from '../queries/sign-ups.queries.js';
import type { CleanerApplication } from './sign-up.response.js';

export function toCleanerApplication(row: SignUpRow): CleanerApplication {
  const { hourlyRatePence, claimsBackgroundCheck, emailVerifiedAt, insuredUntil, ...rest } = row;
  return {
    ...rest,
    emailVerified: emailVerifiedAt !== null,
    isInsured: isBadgeCurrent(row.isInsured, insuredUntil),
    services: JSON.parse(row.services) as string[],
    hourlyRate: amountOf(hourlyRatePence),
    hasBackgroundCheck: claimsBackgroundCheck,
    waitingSince: isoOf(row.waitingSince),
    reviewedAt: isoOrNull(row.reviewedAt),
    createdAt: isoOf(row.createdAt),
  };
}
