import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql, type TxSql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { ContactPolicyService, type Addressee } from './contact-policy.service.js';
import { updateConversationHead } from './conversation-heads.js';
import { keyOf, pairOf } from './conversation-key.js';
import { MESSAGE_COLUMNS, toMessage, type MessageResponse, type MessageRow } from './dto/message.response.js';
import type { SendMessageDto } from './dto/send-message.dto.js';
import { MessageSent } from './events/message.events.js';
import { claimMailSlot } from './mail-throttle.js';

interface Recipient extends Addressee {
  senderName: string;
  hasConversation: boolean;
}

@Injectable()
export class SendMessageService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly sql: Sql,
    private readonly contacts: ContactPolicyService,
  ) {}

  async send(actor: Actor, message: SendMessageDto): Promise<MessageResponse> {
    requireSelf(actor, message.senderId);
    if (message.receiverId === actor.userId) {
      throw invalid('receiverId', 'receiverId must be somebody else');
    }
    return this.idempotency.createOnce((tx) => this.write(tx, actor, message), {
      idOf: ({ id }) => id,
      readAgain: (id) => this.getOwn(id, actor.userId),
    });
  }

  private async getOwn(messageId: number, senderId: number): Promise<MessageResponse> {
    const row = await this.sql.one<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM messages m JOIN users s ON s.id = m.senderId WHERE m.id = ? AND m.senderId = ?`,
      [messageId, senderId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toMessage(row);
  }

  private async write(tx: Tx, actor: Actor, message: SendMessageDto): Promise<MessageResponse> {
    const { receiverId, content, bookingId = null } = message;
    const senderId = actor.userId;
    const pair = pairOf(senderId, receiverId);
    const key = keyOf(pair);
    const to = await readRecipient(tx.sql, senderId, receiverId, key);
    if (bookingId !== null) await requireSharedBooking(tx.sql, bookingId, actor, to);
    if (!to.hasConversation) await this.contacts.requireMayOpen(tx.sql, actor, to);

    const createdAt = Date.now();
    const { insertId: id } = await tx.sql.run(
      `INSERT INTO messages (conversationKey, senderId, receiverId, bookingId, content, isRead, createdAt)
       VALUES (?, ?, ?, ?, ?, 0, ?)`,
      [key, senderId, receiverId, bookingId, content, createdAt],
    );
    await updateConversationHead(tx.sql, pair, { id, senderId, receiverId, createdAt }, to.hasConversation);
    const isMailDue = await claimMailSlot(tx.sql, key, receiverId, createdAt);
    const facts = { senderId, receiverId, senderName: to.senderName, bookingId, content, createdAt };
    tx.record(new MessageSent({ messageId: id, conversationId: key, ...facts }, isMailDue));
    return toMessage({ id, isRead: false, ...facts });
  }
}

interface RecipientRow {
  senderName: string;
  cleanerId: number | null;
  isListed: number | null;
  conversationKey: string | null;
}

/** @throws AppError NOT_FOUND for a receiver who isn't there, or not at the moment */
async function readRecipient(
  sql: TxSql,
  senderId: number,
  receiverId: number,
  key: string,
): Promise<Recipient> {
  const row = await sql.one<RecipientRow>(
    `SELECT s.firstName AS senderName, c.id AS cleanerId, c.isListed, v.conversationKey
       FROM users r
       JOIN users s ON s.id = ?
       LEFT JOIN cleaners c ON c.userId = r.id
       LEFT JOIN conversations v ON v.conversationKey = ?
      WHERE r.id = ? AND r.isSuspended = 0 AND r.deactivatedAt IS NULL`,
    [senderId, key, receiverId],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return {
    userId: receiverId,
    senderName: row.senderName,
    cleanerId: row.cleanerId,
    isListed: Boolean(row.isListed),
    hasConversation: row.conversationKey !== null,
  };
}

/** @throws AppError NOT_FOUND unless one of the two booked the other */
async function requireSharedBooking(
  sql: TxSql,
  bookingId: number,
  sender: Actor,
  to: Addressee,
): Promise<void> {
  const booking = await sql.one<{ customerId: number; cleanerId: number }>(
    'SELECT customerId, cleanerId FROM bookings WHERE id = ?',
    [bookingId],
  );
  const isTheirs =
    (booking?.customerId === sender.userId && booking.cleanerId === to.cleanerId) ||
    (booking?.customerId === to.userId && booking.cleanerId === sender.cleanerId);
  if (!isTheirs) throw new AppError('NOT_FOUND');
}
