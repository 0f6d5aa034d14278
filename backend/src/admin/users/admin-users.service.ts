import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { UserModerationService } from '../../users/user-moderation.service.js';
import { readList } from '../listing/read-list.js';
import { COUNT_USERS, filterUsers, FIND_USER, LIST_USERS } from '../queries/users.queries.js';
import { toAdminUser } from './admin-user.mapper.js';
import type { AdminUser } from './admin-user.response.js';
import type { AdminUsersQuery } from './admin-users.query.js';
import type { ChangeUsersDto } from './change-users.dto.js';
import { toUsersChanged, type UsersChanged } from './users-changed.response.js';

const USERS = { page: LIST_USERS, total: COUNT_USERS };

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly sql: Sql,
    private readonly moderation: UserModerationService,
  ) {}

  async list(query: AdminUsersQuery): Promise<Page<AdminUser>> {
    return readList(this.sql, USERS, filterUsers(query), query, toAdminUser);
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
    const row = await this.sql.one(FIND_USER, [userId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminUser(row);
  }
}
