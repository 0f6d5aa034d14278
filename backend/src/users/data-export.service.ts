import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { messageOf } from '../common/message-of.js';
import { requireSelf } from '../common/ownership.js';
import { currentRequest } from '../common/request-context.js';
import { isoOf, isoOrNull } from '../database/columns.js';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EventBus } from '../events/event-bus.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { AccountsService } from './accounts.service.js';
import { AccountEvent } from './events/account.events.js';
import { PersonalDataOf, type PersonalDataPart } from './events/personal-data-of.question.js';
import { openDocument } from './export-document.js';
import { ExportedPages } from './exported-rows.js';
import { EXPORT_ACCOUNT_DATES, EXPORT_MAIL_PAGE } from './users.queries.js';

/** The personal data export as one document, without secrets such as password hashes. */
@Injectable()
export class DataExportService {
  private readonly logger = new Logger('Export');

  constructor(
    private readonly sql: Sql,
    private readonly hints: EngineHintsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly bus: EventBus,
  ) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.users })
  async exportAccount({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { account: await this.account(userId), mails: this.mails(userId) };
  }

  /**
   * Reads long lists while sending, and without a transaction: rows that change meanwhile may be included in their old
   * or their new state.
   */
  async export(actor: Actor, userId: number): Promise<Readable> {
    requireSelf(actor, userId);
    const parts = await this.bus.ask(new PersonalDataOf(userId));
    const fields = parts.flatMap((part) => Object.entries(part));
    const pieces = await openDocument(new Map([['exportedAt', isoOf(Date.now())], ...fields]));
    await this.unitOfWork.run(async (tx) => tx.record(new AccountEvent(userId, 'data-exported')));
    const requestId = currentRequest()?.requestId;
    return Readable.from(pieces, { objectMode: false }).once('error', (error) =>
      this.logger.error(`request ${requestId}: the export broke off: ${messageOf(error)}`),
    );
  }

  private async account(userId: number) {
    const [account, dates] = await Promise.all([
      this.accounts.read(userId),
      this.sql.one(EXPORT_ACCOUNT_DATES, [userId]),
    ]);
    return {
      ...account,
      emailVerifiedAt: isoOrNull(dates?.emailVerifiedAt ?? null),
      termsAcceptedAt: isoOrNull(dates?.termsAcceptedAt ?? null),
      privacyAcceptedAt: isoOrNull(dates?.privacyAcceptedAt ?? null),
      updatedAt: isoOrNull(dates?.updatedAt ?? null),
    };
  }

  private mails(userId: number): ExportedPages {
    const index = this.hints.useIndex('ix_email_notifications_user');
    return new ExportedPages((afterId, limit) =>
      this.sql.all(EXPORT_MAIL_PAGE(index, limit), [userId, afterId]),
    );
  }
}
