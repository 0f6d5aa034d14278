import { Injectable } from '@nestjs/common';
import type { CleanerStatus } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { DecideChecksService } from '../../cleaners/checks/decide-checks.service.js';
import { CleanerApprovalService } from '../../cleaners/cleaner-approval.service.js';
import { Sql } from '../../database/sql.js';
import { findNamedAccount } from '../listing/named-account.js';
import { readList } from '../listing/read-list.js';
import { COUNT_SIGN_UPS, filterSignUps, FIND_SIGN_UP, LIST_SIGN_UPS } from '../queries/sign-ups.queries.js';
import type { RejectCleanerDto, SeenApplicationDto } from './reject-cleaner.dto.js';
import { toCleanerApplication } from './sign-up.mapper.js';
import type { CleanerApplication, DecidedApplication } from './sign-up.response.js';
import type { SignUpsQuery } from './sign-ups.query.js';

const SIGN_UPS = { page: LIST_SIGN_UPS, total: COUNT_SIGN_UPS };

@Injectable()
export class AdminCleanersService {
  constructor(
    private readonly sql: Sql,
    private readonly approval: CleanerApprovalService,
    private readonly checks: DecideChecksService,
  ) {}

  async list(query: SignUpsQuery, status?: CleanerStatus): Promise<Page<CleanerApplication>> {
    const namedId = await findNamedAccount(this.sql, query.search);
    const where = filterSignUps({ status: status ?? query.status, search: query.search }, namedId);
    return readList(this.sql, SIGN_UPS, where, query, toCleanerApplication);
  }

  async approve(adminId: number, cleanerId: number, seen: SeenApplicationDto): Promise<DecidedApplication> {
    return this.decided(cleanerId, await this.approval.approve(adminId, cleanerId, seen));
  }

  async withdrawApproval(adminId: number, cleanerId: number): Promise<DecidedApplication> {
    return this.decided(cleanerId, await this.approval.withdraw(adminId, cleanerId));
  }

  async reject(
    adminId: number,
    cleanerId: number,
    { reason, ...seen }: RejectCleanerDto,
  ): Promise<DecidedApplication> {
    return this.decided(cleanerId, await this.approval.reject(adminId, cleanerId, reason ?? null, seen));
  }

  async setInsured(adminId: number, cleanerId: number, isInsured: boolean): Promise<DecidedApplication> {
    return this.decided(cleanerId, await this.checks.setInsured(adminId, cleanerId, isInsured));
  }

  private async decided(cleanerId: number, changed: boolean): Promise<DecidedApplication> {
    return { ...(await this.read(cleanerId)), changed };
  }

  async read(cleanerId: number): Promise<CleanerApplication> {
    const row = await this.sql.one(FIND_SIGN_UP, [cleanerId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toCleanerApplication(row);
  }
}
