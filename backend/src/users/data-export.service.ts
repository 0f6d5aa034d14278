import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { isoOf, isoOrNull } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EventBus } from '../events/event-bus.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { AccountsService } from './accounts.service.js';
import { AccountEvent } from './events/account.events.js';
import { PersonalDataOf, type PersonalDataPart } from './events/personal-data-of.question.js';
import { EXPORT_ACCOUNT_DATES, EXPORT_MAILS } from './users.queries.js';

/** The personal data export as one document, without secrets such as password hashes. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly bus: EventBus,
  ) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.users })
  async exportAccount({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { account: await this.account(userId), mails: await this.mails(userId) };
  }

  async export(actor: Actor, userId: number): Promise<Record<string, unknown>> {
    requireSelf(actor, userId);
    const parts = await this.bus.ask(new PersonalDataOf(userId));
    await this.unitOfWork.run(async (tx) => tx.record(new AccountEvent(userId, 'data-exported')));
    return {
      exportedAt: isoOf(Date.now()),
      ...Object.fromEntries(parts.flatMap((part) => Object.entries(part))),
    };
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

  private async mails(userId: number) {
    const mails = await this.sql.all(EXPORT_MAILS, [userId]);
    return mails.map((mail) => ({ ...mail, createdAt: isoOf(mail.createdAt) }));
  }
}
