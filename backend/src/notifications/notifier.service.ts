import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { LiveHub } from '../events/live-hub.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Notice } from './notice.js';
import { toNotification } from './notification.mapper.js';
import { insertNotifications } from './notification-rows.js';

const FOOTNOTE =
  'You receive this mail because email notifications are switched on. You can change that in your settings.';

/** Writes bell items and mails in the transaction of the event; pushes the items once it is committed. */
@Injectable()
export class NotifierService {
  constructor(
    private readonly hub: LiveHub,
    private readonly outbox: OutboxService,
  ) {}

  async tell(tx: Tx, notices: readonly Notice[]): Promise<void> {
    const reachable = notices.filter(({ to }) => !to.isDeactivated);
    const rows = await insertNotifications(tx.sql, reachable);
    for (const notice of reachable) await this.mail(tx, notice);
    tx.afterCommit(() => {
      for (const { row, notice } of rows) {
        if (notice.push) this.hub.publish(row.userId, notice.push);
        this.hub.publish(row.userId, { type: 'notification', data: toNotification(row) });
      }
    });
  }

  private async mail(tx: Tx, { to, title, message, mail }: Notice): Promise<void> {
    if (!mail || !to.isMailed) return;
    await this.outbox.enqueue(tx, {
      userId: to.id,
      type: mail.type,
      recipient: to.email,
      subject: mail.subject,
      content: {
        heading: title,
        paragraphs: [`Hello ${to.firstName},`, ...(mail.paragraphs ?? [message])],
        action: mail.action,
        footnote: FOOTNOTE,
      },
    });
  }
}
