import { Injectable } from '@nestjs/common';
import { DecideCaseService } from '../../cases/decide-case.service.js';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { isoOf } from '../../database/columns.js';
import { Sql } from '../../database/sql.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_CASES,
  filterCases,
  FIND_CASE_BOOKING,
  FIND_CASE_DETAIL,
  FIND_CASE_PERSON,
  LIST_CASE_NOTES,
  LIST_CASES,
} from '../queries/cases.queries.js';
import { toAdminCase, toAdminCaseDetail } from './admin-case.mapper.js';
import type { AdminCase, AdminCaseDetail, CaseThread } from './admin-case.response.js';
import type { AdminCasesQuery } from './admin-cases.query.js';
import type { CloseCaseDto } from './case-decision.dto.js';

const CASES = { page: LIST_CASES, total: COUNT_CASES };

@Injectable()
export class AdminCasesService {
  constructor(
    private readonly sql: Sql,
    private readonly decideCase: DecideCaseService,
  ) {}

  async list(query: AdminCasesQuery): Promise<Page<AdminCase>> {
    return readList(this.sql, CASES, filterCases(query), query, toAdminCase);
  }

  async getDetail(caseId: number): Promise<AdminCaseDetail> {
    const row = await this.sql.one(FIND_CASE_DETAIL, [caseId]);
    if (!row) throw new AppError('NOT_FOUND');
    const person = async (id: number | null) =>
      id === null ? undefined : this.sql.one(FIND_CASE_PERSON, [id]);
    const [openedBy, subject, booking, notes] = await Promise.all([
      person(row.openedById),
      person(row.subjectId),
      row.bookingId === null ? undefined : this.sql.one(FIND_CASE_BOOKING, [row.bookingId]),
      this.sql.all(LIST_CASE_NOTES, [caseId]),
    ]);
    return toAdminCaseDetail(row, { openedBy, subject, booking, notes: notes.reverse() });
  }

  async readThread(adminId: number, caseId: number): Promise<CaseThread> {
    const { messageId, messages } = await this.decideCase.readThread(adminId, caseId);
    return {
      messageId,
      messages: messages.map((message) => ({ ...message, createdAt: isoOf(message.createdAt) })),
    };
  }

  async start(adminId: number, caseId: number): Promise<AdminCaseDetail> {
    await this.decideCase.start(adminId, caseId);
    return this.getDetail(caseId);
  }

  async addNote(adminId: number, caseId: number, text: string): Promise<AdminCaseDetail> {
    await this.decideCase.addNote(adminId, caseId, text);
    return this.getDetail(caseId);
  }

  async close(adminId: number, caseId: number, decision: CloseCaseDto): Promise<AdminCaseDetail> {
    const { outcome, outcomeForReporter = null, outcomeForSubject = null, seenNoteId } = decision;
    const words = { outcomeForReporter, outcomeForSubject };
    await this.decideCase.close(adminId, caseId, { outcome, ...words, seenNoteId });
    return this.getDetail(caseId);
  }

  async reopen(adminId: number, caseId: number): Promise<AdminCaseDetail> {
    await this.decideCase.reopen(adminId, caseId);
    return this.getDetail(caseId);
  }
}
