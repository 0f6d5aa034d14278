import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { mapPage, readList } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import { MAIL_SORTS, type MailQueueQuery, type MailSort } from './mail-queue.query.js';
import { MailRetried } from './mail-retried.event.js';
import {
  QUEUED_MAIL_COLUMNS,
  toQueuedMail,
  toQueuedMailPreview,
  type QueuedMail,
  type QueuedMailPreview,
  type QueuedMailRow,
} from './queued-mail.response.js';

const MAILS = { columns: QUEUED_MAIL_COLUMNS, from: 'email_notifications m', sorts: MAIL_SORTS, id: 'm.id' };

@Injectable()
export class MailQueueService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: OutboxService,
  ) {}

  async list(query: MailQueueQuery): Promise<Page<QueuedMail>> {
    const where = new Where()
      .equals('m.status', query.status)
      .contains(['m.recipient', 'm.subject'], query.search);
    return mapPage(await readList<QueuedMailRow, MailSort>(this.sql, MAILS, where, query), toQueuedMail);
  }

  async read(mailId: number): Promise<QueuedMailPreview> {
    const row = await this.sql.one<QueuedMailRow & { body: string | null; isSealed: number }>(
      `SELECT ${QUEUED_MAIL_COLUMNS}, m.body, m.isSealed FROM email_notifications m WHERE m.id = ?`,
      [mailId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toQueuedMailPreview(row);
  }

  /** Only what was given up on: a pending mail has its next attempt already. */
  async retry(adminId: number, mailId: number): Promise<QueuedMailPreview> {
    await this.unitOfWork.run(async (tx) => {
      if (await this.outbox.retry(tx, mailId)) tx.record(new MailRetried(mailId, adminId));
      else if (await tx.sql.one('SELECT id FROM email_notifications WHERE id = ?', [mailId]))
        throw new AppError('STATE_CONFLICT');
      else throw new AppError('NOT_FOUND');
    });
    return this.read(mailId);
  }
}
