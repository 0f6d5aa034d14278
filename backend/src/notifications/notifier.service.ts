import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { LiveHub } from '../events/live-hub.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Notice } from './notice.js';
import { toNotification } from './notification.mapper.js';
import { deleteReplaced, insertNotifications, rewordUnread } from './notification-rows.js';

const FOOTNOTE =
  'You receive this mail because email notifications are switched on. You can change that in your settings.';

type MailOf = Pick<Notice, 'to' | 'type' | 'title' | 'message' | 'about' | 'mail'>;

/** Writes bell items and mails in the transaction of the event, and sends the items as live updates after the commit. */
@Injectable()
export class NotifierService {
  constructor(
    private readonly hub: LiveHub,
    private readonly outbox: OutboxService,
  ) {}

  async tell(tx: Tx, notices: readonly Notice[]): Promise<void> {
    const reachable = notices.filter(({ to }) => !to.isDeactivated);
    const replacedOf = await deleteReplaced(tx.sql, reachable);
    const rows = await insertNotifications(tx.sql, reachable);
    for (const notice of reachable) await this.mail(tx, notice);
    tx.afterCommit(() => {
      for (const { row, notice } of rows) {
        if (notice.push) this.hub.publish(row.userId, notice.push);
        this.hub.publish(row.userId, { type: 'notification', data: toNotification(row) });
      }
      for (const userId of replacedOf) this.hub.publish(userId, { type: 'notifications-read' });
    });
  }

  /** Has the unread item about an application say what holds now, without a new one. */
  async reword(tx: Tx, notice: Notice): Promise<void> {
    if (!(await rewordUnread(tx.sql, notice))) return;
    tx.afterCommit(() => this.hub.publish(notice.to.id, { type: 'notifications-read' }));
  }

  /** Writes a mail without a bell item. */
  async mail(tx: Tx, { to, type, title, message, about, mail }: MailOf): Promise<void> {
    if (!mail || !to.isMailed) return;
    const full = {
      subject: mail.subject,
      heading: title,
      paragraphs: mail.paragraphs ?? [message],
      action: mail.action,
    };
    const { subject, heading, paragraphs, action } =
      to.isAddressProved || mail.isOurs ? full : bareNews(type);
    const details = to.isAddressProved ? mail.details : undefined;
    await this.outbox.enqueue(tx, {
      userId: to.id,
      type: mail.type,
      recipient: to.email,
      subject,
      content: {
        heading,
        facts: details?.facts,
        paragraphs: to.isAddressProved ? [`Hello ${to.firstName},`, ...paragraphs] : paragraphs,
        action,
        footnote: FOOTNOTE,
      },
      file: details?.file,
      isSecret: details !== undefined || mail.writerId !== undefined,
      writerId: mail.writerId ?? mail.waitsForId,
      about: { ...about, checkId: mail.checkId },
    });
  }
}

const NEWS = {
  application: 'There is news about an application',
  posting: 'There is news about a job',
  message: 'You have a new message',
  booking: 'There is news about a booking',
  payment: 'There is news about a payment',
  review: 'There is news about a review',
  report: 'There is news about a report',
  other: 'There is news about your account',
} as const satisfies Record<NotificationType, string>;

/**
 * Anybody can open an account with somebody else's address. Until its owner has confirmed it, our mails contain no
 * words chosen by another person, and no link that reveals a booking.
 */
const bareNews = (type: NotificationType) => ({
  subject: NEWS[type],
  heading: NEWS[type],
  paragraphs: [
    'Sign in to see it.',
    'We leave the details out of mails until you have confirmed this address: the code is in your security settings.',
  ],
  action: { label: 'Sign in', path: '/dashboard' },
});
