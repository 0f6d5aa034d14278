import { isoOf } from '../../database/columns.js';
import type { AdminUserRow } from '../queries/users.queries.js';
import type { AdminUser } from './admin-user.response.js';

export function toAdminUser({ emailVerifiedAt, deactivatedAt, ...row }: AdminUserRow): AdminUser {
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    isDeactivated: deactivatedAt !== null,
    isInsured: row.isInsured ?? false,
    createdAt: isoOf(row.createdAt),
  };
}
