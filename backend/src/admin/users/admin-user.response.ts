import { CLEANER_STATUSES, USER_TYPES, type CleanerStatus, type UserType } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { isoOf } from '../../database/columns.js';

export interface AdminUserRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  userType: UserType;
  isVerified: number;
  emailVerifiedAt: number | null;
  isSuspended: number;
  is2FAEnabled: number;
  deactivatedAt: number | null;
  isInsured: number | null;
  cleanerId: number | null;
  cleanerStatus: CleanerStatus | null;
  createdAt: number;
}

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

  @ApiProperty({ enum: CLEANER_STATUSES, nullable: true })
  cleanerStatus: CleanerStatus | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

export const ADMIN_USER_COLUMNS = `u.id, u.email, u.firstName, u.lastName, u.phone, u.userType, u.isVerified,
  u.emailVerifiedAt, u.isSuspended, u.is2FAEnabled, u.deactivatedAt, u.createdAt,
  c.isInsured, c.id AS cleanerId, c.status AS cleanerStatus`;
export const ADMIN_USER_FROM = 'users u LEFT JOIN cleaners c ON c.userId = u.id';

export function toAdminUser(row: AdminUserRow): AdminUser {
  const { emailVerifiedAt, deactivatedAt, ...rest } = row;
  return {
    ...rest,
    isVerified: Boolean(row.isVerified),
    emailVerified: emailVerifiedAt !== null,
    isSuspended: Boolean(row.isSuspended),
    isDeactivated: deactivatedAt !== null,
    is2FAEnabled: Boolean(row.is2FAEnabled),
    isInsured: Boolean(row.isInsured),
    createdAt: isoOf(row.createdAt),
  };
}
