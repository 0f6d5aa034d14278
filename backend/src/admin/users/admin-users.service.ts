import { Injectable } from '@nestjs/common';
import { AppError, invalid } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { DecideChecksService } from '../../cleaners/checks/decide-checks.service.js';
import { TwoFactorRemovalService } from '../../auth/two-factor/two-factor-removal.service.js';
import { UserModerationService } from '../../users/user-moderation.service.js';
import { findNamedAccount } from '../listing/named-account.js';
import { readList } from '../listing/read-list.js';
import { COUNT_USERS, filterUsers, FIND_USER, LIST_USERS } from '../queries/users.queries.js';
import { toAdminUser } from './admin-user.mapper.js';
import type { AdminUser, ChangedUser } from './admin-user.response.js';
import type { AdminUsersQuery } from './admin-users.query.js';
import type { ChangeUsersDto } from './change-users.dto.js';
import { toUsersChanged, type UsersChanged } from './users-changed.response.js';

const USERS = { page: LIST_USERS, total: COUNT_USERS };

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly sql: Sql,
    private readonly moderation: UserModerationService,
    private readonly checks: DecideChecksService,
    private readonly twoFactor: TwoFactorRemovalService,
  ) {}

  async list(query: AdminUsersQuery): Promise<Page<AdminUser>> {
    const where = filterUsers(query, await findNamedAccount(this.sql, query.search));
    return readList(this.sql, USERS, where, query, toAdminUser);
  }

  async suspend(adminId: number, userId: number, reason: string): Promise<AdminUser> {
    await this.moderation.change(adminId, userId, { change: 'suspend', reason });
    return this.read(userId);
  }

  async unsuspend(adminId: number, userId: number): Promise<AdminUser> {
    await this.moderation.change(adminId, userId, { change: 'unsuspend' });
    return this.read(userId);
  }

  async resetTwoFactor(adminId: number, userId: number, reason: string): Promise<AdminUser> {
    await this.twoFactor.reset(adminId, userId, reason);
    return this.read(userId);
  }

  async setVerified(adminId: number, userId: number, isVerified: boolean): Promise<ChangedUser> {
    const {
      changed,
      refused: [refused],
    } = await this.checks.setVerified(adminId, [userId], isVerified);
    if (refused) throw new AppError(refused.code);
    return { ...(await this.read(userId)), changed: changed.length > 0 };
  }

  async changeMany(adminId: number, { userIds, change, reason }: ChangeUsersDto): Promise<UsersChanged> {
    if (change === 'verify' || change === 'unverify')
      return toUsersChanged(await this.checks.setVerified(adminId, userIds, change === 'verify'));
    if (change === 'unsuspend')
      return toUsersChanged(await this.moderation.changeMany(adminId, userIds, { change }));
    if (reason === undefined) throw invalid('reason', 'Say why: each person is told by mail');
    return toUsersChanged(await this.moderation.changeMany(adminId, userIds, { change, reason }));
  }

  async read(userId: number): Promise<AdminUser> {
    const row = await this.sql.one(FIND_USER, [userId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminUser(row);
  }
}
