import { Injectable } from '@nestjs/common';
import { DecideChecksService } from '../../cleaners/checks/decide-checks.service.js';
import { documentType, toDocument } from '../../cleaners/checks/check.mapper.js';
import { FIND_DOCUMENT } from '../../cleaners/checks/checks.queries.js';
import { CheckDocumentViewed } from '../../cleaners/events/check.events.js';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { isoOf, isoOrNull } from '../../database/columns.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DocumentsService } from '../../files/documents.service.js';
import { findNamedAccount } from '../listing/named-account.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_CHECKS,
  filterChecks,
  FIND_ADMIN_CHECK,
  LIST_CHECKS,
  LIST_DOCUMENTS_OF_CHECKS,
  type AdminCheckRow,
} from '../queries/checks.queries.js';
import type { AdminCheck } from './admin-check.response.js';
import type { AdminChecksQuery } from './admin-checks.query.js';
import type { PassCheckDto, RecordCheckDto, RefuseCheckDto, RequestCheckDto } from './decide-check.dto.js';

const CHECKS = { page: LIST_CHECKS, total: COUNT_CHECKS };

export interface OpenedDocument {
  content: Buffer;
  contentType: string;
  fileName: string;
}

@Injectable()
export class AdminChecksService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly decisions: DecideChecksService,
    private readonly documents: DocumentsService,
  ) {}

  async list(query: AdminChecksQuery): Promise<Page<AdminCheck>> {
    const where = filterChecks(query, await findNamedAccount(this.sql, query.search));
    const page = await readList(this.sql, CHECKS, where, query, (row) => row);
    return { ...page, items: await this.withDocuments(page.items) };
  }

  async read(checkId: number): Promise<AdminCheck> {
    const row = await this.sql.one(FIND_ADMIN_CHECK, [checkId]);
    const [check] = await this.withDocuments(row ? [row] : []);
    if (!check) throw new AppError('NOT_FOUND');
    return check;
  }

  async request(adminId: number, { userId, kind, reason }: RequestCheckDto): Promise<AdminCheck> {
    return this.read(await this.decisions.request(adminId, userId, kind, reason ?? null));
  }

  async record(adminId: number, { userId, kind, ...seen }: RecordCheckDto): Promise<AdminCheck> {
    return this.read(await this.decisions.record(adminId, userId, kind, seen));
  }

  async pass(adminId: number, checkId: number, seen: PassCheckDto): Promise<AdminCheck> {
    await this.decisions.pass(adminId, checkId, seen);
    return this.read(checkId);
  }

  async refuse(
    adminId: number,
    checkId: number,
    { reason, seenDocumentIds }: RefuseCheckDto,
  ): Promise<AdminCheck> {
    await this.decisions.refuse(adminId, checkId, reason, seenDocumentIds);
    return this.read(checkId);
  }

  async withdraw(adminId: number, checkId: number, reason: string): Promise<AdminCheck> {
    await this.decisions.withdraw(adminId, checkId, reason);
    return this.read(checkId);
  }

  /** Each view is logged before the document is sent. */
  async openDocument(adminId: number, checkId: number, documentId: number): Promise<OpenedDocument> {
    const [check, document] = await Promise.all([
      this.sql.one(FIND_ADMIN_CHECK, [checkId]),
      this.sql.one(FIND_DOCUMENT, [documentId, checkId]),
    ]);
    if (!check || !document) throw new AppError('NOT_FOUND');
    const content = await this.documents.read(document.fileKey);
    const { userId, kind } = check;
    await this.unitOfWork.run(async (tx) =>
      tx.record(new CheckDocumentViewed({ checkId, userId, kind }, documentId, adminId)),
    );
    const contentType = documentType(document.contentType);
    const ending = contentType === 'application/pdf' ? 'pdf' : 'jpg';
    return { content, contentType, fileName: `check-${checkId}-${documentId}.${ending}` };
  }

  private async withDocuments(rows: readonly AdminCheckRow[]): Promise<AdminCheck[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const documents = await this.sql.all(LIST_DOCUMENTS_OF_CHECKS(ids), ids);
    return rows.map((row) => ({
      ...row,
      decidedAt: isoOrNull(row.decidedAt),
      submittedAt: isoOrNull(row.submittedAt),
      createdAt: isoOf(row.createdAt),
      documents: documents.filter(({ checkId }) => checkId === row.id).map(toDocument),
    }));
  }
}
