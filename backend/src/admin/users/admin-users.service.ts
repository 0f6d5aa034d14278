import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { UserModerationService } from '../../users/user-moderation.service.js';
import { mapPage, readList, type ListSource } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import {
  ADMIN_USER_COLUMNS,
  ADMIN_USER_FROM,
  toAdminUser,
  type AdminUser,
  type AdminUserRow,
} from './admin-user.response.js';
import type { ChangeUsersDto } from './change-users.dto.js';
import { toUsersChanged, type UsersChanged } from './users-changed.response.js';
import { USER_SORTS, type AdminUsersQuery, type UserSort } from './admin-users.query.js';

const USERS: ListSource<UserSort> = {
  columns: ADMIN_USER_COLUMNS,
  from: ADMIN_USER_FROM,
  sorts: USER_SORTS,
  id: 'u.id',
  uniqueSorts: ['email'],
};

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly sql: Sql,
    private readonly moderation: UserModerationService,
  ) {}

  async list(query: AdminUsersQuery): Promise<Page<AdminUser>> {
    const where = new Where()
      .contains(['u.email', 'u.firstName', 'u.lastName'], query.search)
      .equals('u.userType', query.userType)
      .equals('c.status', query.cleanerStatus)
      .equals('u.isSuspended', query.suspended)
      .equals('u.isVerified', query.verified)
      .equals(query.insured ? 'c.isInsured' : 'COALESCE(c.isInsured, 0)', query.insured);
    return mapPage(await readList<AdminUserRow, UserSort>(this.sql, USERS, where, query), toAdminUser);
  }

  async suspend(adminId: number, userId: number): Promise<AdminUser> {
    await this.moderation.change(adminId, userId, 'suspend');
    return this.read(userId);
  }

  async unsuspend(adminId: number, userId: number): Promise<AdminUser> {
    await this.moderation.change(adminId, userId, 'unsuspend');
    return this.read(userId);
  }

  async setVerified(adminId: number, userId: number, isVerified: boolean): Promise<AdminUser> {
    await this.moderation.change(adminId, userId, isVerified ? 'verify' : 'unverify');
    return this.read(userId);
  }

  async changeMany(adminId: number, { userIds, change }: ChangeUsersDto): Promise<UsersChanged> {
    return toUsersChanged(await this.moderation.changeMany(adminId, userIds, change));
  }

  async read(userId: number): Promise<AdminUser> {
    const row = await this.sql.one<AdminUserRow>(
      `SELECT ${ADMIN_USER_COLUMNS} FROM ${ADMIN_USER_FROM} WHERE u.id = ?`,
      [userId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminUser(row);
  }
}
