import { Injectable } from '@nestjs/common';
import { CHECK_DOCUMENTS_MAX, CHECK_KINDS, type CheckKind } from '@tidyhearth/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { OutcomeUnknownError, UnitOfWork } from '../../database/unit-of-work.js';
import { DocumentsService, type StoredDocument } from '../../files/documents.service.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import type { OwnCheckResponse } from '../dto/check.response.js';
import { toOwnCheck } from './check.mapper.js';
import { CheckRecordsStore } from './check-records.store.js';
import {
  END_CHECK,
  FIND_DOCUMENT,
  FIND_IN_SLOT,
  FORGET_EXPIRY_TOLD,
  INSERT_DOCUMENT,
  LIST_DOCUMENTS,
  LIST_DOCUMENTS_OF_PERSON,
  LIST_OF_PERSON,
  REOPEN_CHECK,
  SUBMIT_CHECK,
  WAIT_SINCE,
} from './checks.queries.js';

/** A cleaner's own checks: the current ones, the open ones and their documents. */
@Injectable()
export class OwnChecksService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly records: CheckRecordsStore,
    private readonly documents: DocumentsService,
  ) {}

  /** One entry per kind. */
  async list(actor: Actor, cleanerId: number): Promise<OwnCheckResponse[]> {
    requireOwnCleaner(actor, cleanerId);
    const [checks, documents] = await Promise.all([
      this.sql.all(LIST_OF_PERSON, [actor.userId]),
      this.sql.all(LIST_DOCUMENTS_OF_PERSON, [actor.userId]),
    ]);
    return CHECK_KINDS.map((kind) => toOwnCheck(kind, checks, documents));
  }

  /**
   * Stores the file before its row. The file is removed again if the row was certainly not created, or belongs to an
   * earlier try of the same request.
   */
  async addDocument(
    actor: Actor,
    cleanerId: number,
    kind: CheckKind,
    request: FastifyRequest,
  ): Promise<OwnCheckResponse[]> {
    requireOwnCleaner(actor, cleanerId);
    const stored = await this.documents.receive(request);
    try {
      const attach = async (tx: Tx) => {
        await this.attach(tx, actor.userId, kind, stored);
        return true;
      };
      const repeat = { idOf: () => cleanerId, readAgain: async () => false };
      const isNew = await this.idempotency.createOnce(attach, repeat);
      if (!isNew) this.documents.remove([stored.fileKey]);
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) this.documents.remove([stored.fileKey]);
      throw error;
    }
    return this.list(actor, cleanerId);
  }

  /** Possible until the check is decided. Without the last document, there is nothing left to decide. */
  async removeDocument(
    actor: Actor,
    cleanerId: number,
    kind: CheckKind,
    documentId: number,
  ): Promise<OwnCheckResponse[]> {
    requireOwnCleaner(actor, cleanerId);
    await this.unitOfWork.run((tx) => this.detach(tx, actor.userId, kind, documentId));
    return this.list(actor, cleanerId);
  }

  private async attach(
    tx: Tx,
    userId: number,
    kind: CheckKind,
    { fileKey, contentType, sizeBytes }: StoredDocument,
  ): Promise<void> {
    // While the file was being uploaded, the account may have been closed, or the application withdrawn.
    await requireOpenAccount(tx, userId);
    const { cleanerId } = await this.records.lockPerson(tx, userId);
    if (cleanerId === null) throw new AppError('NOT_FOUND');
    const { checkId } = await this.records.open(tx, userId, kind, {
      cause: null,
      reason: null,
      formerName: null,
    });
    const waiting = await tx.sql.all(LIST_DOCUMENTS, [checkId]);
    if (waiting.length >= CHECK_DOCUMENTS_MAX) throw new AppError('TOO_MANY_DOCUMENTS');
    const now = Date.now();
    await tx.sql.run(INSERT_DOCUMENT, [checkId, fileKey, contentType, sizeBytes, now]);
    await tx.sql.run(SUBMIT_CHECK, [now, now, checkId]);
  }

  private async detach(tx: Tx, userId: number, kind: CheckKind, documentId: number): Promise<void> {
    await this.records.lockPerson(tx, userId);
    const open = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'open']);
    const document = open && (await tx.sql.one(FIND_DOCUMENT, [documentId, open.id]));
    if (!open || !document) throw new AppError('NOT_FOUND');
    await this.records.removeSome(tx, [document]);
    const now = Date.now();
    const [oldest] = await tx.sql.all(LIST_DOCUMENTS, [open.id]);
    if (oldest) {
      await tx.sql.run(WAIT_SINCE, [oldest.createdAt, now, open.id, oldest.createdAt]);
      return;
    }
    if (open.cause !== null) await tx.sql.run(REOPEN_CHECK, [open.cause, now, open.id]);
    else await tx.sql.run(END_CHECK, ['by-owner', null, null, now, now, open.id, 'open']);
    // While documents were waiting, the clock job may have skipped asking for a renewal, so it has to ask again. If it
    // is what opened this check, the renewal is requested already.
    if (open.cause !== 'expiring') await tx.sql.run(FORGET_EXPIRY_TOLD, [userId, kind]);
  }
}
