import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_MAILS,
  filterMails,
  FIND_MAIL,
  FIND_MAIL_ID,
  LIST_MAILS,
} from '../queries/mail-queue.queries.js';
import type { MailQueueQuery } from './mail-queue.query.js';
import { MailDismissed, MailRetried } from './mail-queue.events.js';
import { toQueuedMail, toQueuedMailPreview } from './queued-mail.mapper.js';
import type { QueuedMail, QueuedMailPreview } from './queued-mail.response.js';

const MAILS = { page: LIST_MAILS, total: COUNT_MAILS };

@Injectable()
export class MailQueueService {
  constructor(
    private readonly sql: Sql,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: OutboxService,
  ) {}

  async list(query: MailQueueQuery): Promise<Page<QueuedMail>> {
    return readList(this.sql, MAILS, filterMails(query), query, toQueuedMail);
  }

  async read(mailId: number): Promise<QueuedMailPreview> {
    const row = await this.sql.one(FIND_MAIL, [mailId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toQueuedMailPreview(row);
  }

  /** Only for mails that were given up. A pending mail already has its next attempt. */
  async retry(adminId: number, mailId: number): Promise<QueuedMailPreview> {
    await this.idempotency.changeOnce(mailId, async (tx) => {
      if (!(await this.outbox.retry(tx, mailId))) await refuse(tx, mailId);
      tx.record(new MailRetried(mailId, adminId));
    });
    return this.read(mailId);
  }

  /** Only for mails that were given up and will never arrive, for example because the address doesn't exist. */
  async dismiss(adminId: number, mailId: number): Promise<QueuedMailPreview> {
    await this.idempotency.changeOnce(mailId, async (tx) => {
      if (!(await this.outbox.dismiss(tx, mailId))) await refuse(tx, mailId);
      tx.record(new MailDismissed(mailId, adminId));
    });
    return this.read(mailId);
  }
}

async function refuse(tx: Tx, mailId: number): Promise<never> {
  throw new AppError((await tx.sql.one(FIND_MAIL_ID, [mailId])) ? 'STATE_CONFLICT' : 'NOT_FOUND');
}
