import { Injectable } from '@nestjs/common';
import { PersonBlocked } from '../../blocks/events/block.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { MESSAGE_MAIL } from '../../mail/mail-types.js';
import { MessageSent } from '../../messages/events/message.events.js';
import { clip, NOTIFY } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

const PREVIEW = 140;

/** Notifies the receiver of a message. */
@Injectable()
export class MessageNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly outbox: OutboxService,
  ) {}

  @OnEvent(MessageSent, NOTIFY)
  async tellReceived({ message, isMailDue }: MessageSent, tx: Tx): Promise<void> {
    const { conversationId, bookingId, senderId, senderName, receiverId, content } = message;
    const [to] = await readPeople(tx.sql, [receiverId]);
    const title = `New message from ${senderName}`;
    const mail = {
      type: MESSAGE_MAIL,
      subject: title,
      action: { label: 'Read the message', path: `/messages/${conversationId}` },
      writerId: senderId,
    };
    await this.notifier.tell(tx, [
      {
        to,
        type: 'message',
        title,
        message: clip(content, PREVIEW),
        about: { conversationId, bookingId },
        isLatestOfConversation: true,
        ...(isMailDue ? { mail } : {}),
      },
    ]);
  }

  /** Unsent mails from somebody who has been blocked meanwhile are dropped. */
  @OnEvent(PersonBlocked, NOTIFY)
  async endMails({ blockerId, blockedId }: PersonBlocked, tx: Tx): Promise<void> {
    await this.outbox.endUnsentOf(tx, blockedId, blockerId);
  }
}
