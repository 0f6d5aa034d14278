import { isBadgeCurrent } from '@tidyhearth/domain';
import { isoOf } from '../../database/columns.js';
import type { AdminUserRow } from '../queries/users.queries.js';
import type { AdminUser } from './admin-user.response.js';

export function toAdminUser({
  emailVerifiedAt,
  deactivatedAt,
  verifiedUntil,
  insuredUntil,
  ...row
}: AdminUserRow): AdminUser {
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    isDeactivated: deactivatedAt !== null,
    isVerified: isBadgeCurrent(row.isVerified, verifiedUntil),
    isInsured: isBadgeCurrent(row.isInsured ?? false, insuredUntil),
    createdAt: isoOf(row.createdAt),
  };
}
