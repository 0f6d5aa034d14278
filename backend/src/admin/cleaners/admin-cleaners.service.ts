import { Injectable } from '@nestjs/common';
import type { CleanerStatus } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { CleanerApprovalService } from '../../cleaners/cleaner-approval.service.js';
import { Sql } from '../../database/sql.js';
import { mapPage, readList } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import {
  CLEANER_APPLICATION_COLUMNS,
  toCleanerApplication,
  type CleanerApplication,
  type CleanerApplicationRow,
} from './sign-up.response.js';
import {
  CLEANER_APPLICATION_SORTS,
  type CleanerApplicationSort,
  type SignUpsQuery,
} from './sign-ups.query.js';

const FROM = 'cleaners c JOIN users u ON u.id = c.userId';
const CLEANERS = {
  columns: CLEANER_APPLICATION_COLUMNS,
  from: FROM,
  sorts: CLEANER_APPLICATION_SORTS,
  id: 'c.id',
};

@Injectable()
export class AdminCleanersService {
  constructor(
    private readonly sql: Sql,
    private readonly approval: CleanerApprovalService,
  ) {}

  async list(query: SignUpsQuery, status?: CleanerStatus): Promise<Page<CleanerApplication>> {
    const where = new Where()
      .equals('c.status', status ?? query.status)
      .contains(['u.email', 'u.firstName', 'u.lastName'], query.search);
    return mapPage(
      await readList<CleanerApplicationRow, CleanerApplicationSort>(this.sql, CLEANERS, where, query),
      toCleanerApplication,
    );
  }

  async approve(adminId: number, cleanerId: number): Promise<CleanerApplication> {
    await this.approval.approve(adminId, cleanerId);
    return this.read(cleanerId);
  }

  async withdrawApproval(adminId: number, cleanerId: number): Promise<CleanerApplication> {
    await this.approval.withdraw(adminId, cleanerId);
    return this.read(cleanerId);
  }

  async reject(adminId: number, cleanerId: number, reason: string | null): Promise<CleanerApplication> {
    await this.approval.reject(adminId, cleanerId, reason);
    return this.read(cleanerId);
  }

  async setInsured(adminId: number, cleanerId: number, isInsured: boolean): Promise<CleanerApplication> {
    await this.approval.setInsured(adminId, cleanerId, isInsured);
    return this.read(cleanerId);
  }

  async read(cleanerId: number): Promise<CleanerApplication> {
    const row = await this.sql.one<CleanerApplicationRow>(
      `SELECT ${CLEANER_APPLICATION_COLUMNS} FROM ${FROM} WHERE c.id = ?`,
      [cleanerId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toCleanerApplication(row);
  }
}
