import { Injectable } from '@nestjs/common';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql, type TxSql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { holdOpenAccounts } from '../users/hold-open-accounts.js';
import { CAN_NOT_BE_WRITTEN_TO, ContactPolicyService, type Addressee } from './contact-policy.service.js';
import { updateConversationHead } from './conversation-heads.js';
import { keyOf, pairOf } from './conversation-key.js';
import type { MessageResponse } from './dto/message.response.js';
import type { SendMessageDto } from './dto/send-message.dto.js';
import { MessageSent } from './events/message.events.js';
import { claimMailSlot } from './mail-throttle.js';
import { MessageLimitsService } from './message-limits.service.js';
import { toMessage } from './message.mapper.js';
import { FIND_MESSAGE, FIND_PARTIES_OF_BOOKING, FIND_RECIPIENT, INSERT_MESSAGE } from './messages.queries.js';

interface Recipient extends Addressee {
  senderName: string;
  /** Read again, because it may have changed since the call was admitted. */
  senderStatus: Actor['cleanerStatus'];
  hasConversation: boolean;
}

@Injectable()
export class SendMessageService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly sql: Sql,
    private readonly contacts: ContactPolicyService,
    private readonly blocks: PersonBlocksStore,
    private readonly limits: MessageLimitsService,
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
    const message = await this.sql.one(FIND_MESSAGE, [messageId]);
    if (message?.senderId !== senderId) throw new AppError('NOT_FOUND');
    return toMessage(message);
  }

  private async write(tx: Tx, actor: Actor, message: SendMessageDto): Promise<MessageResponse> {
    const { receiverId, content, bookingId = null } = message;
    const senderId = actor.userId;
    const pair = pairOf(senderId, receiverId);
    const key = keyOf(pair);
    await this.contacts.requireMayWrite(tx.sql, actor, receiverId);
    const areOpen = await holdOpenAccounts(tx, [senderId, receiverId]);
    const to = await readRecipient(tx.sql, senderId, receiverId, key);
    if (!areOpen) throw new AppError('NOT_AUTHENTICATED');
    await this.contacts.requireMayWrite(tx.sql, { ...actor, cleanerStatus: to.senderStatus }, receiverId);
    await this.blocks.requireNoneNow(tx.sql, senderId, receiverId, unreachable);
    if (bookingId !== null) await requireSharedBooking(tx.sql, bookingId, actor, to);
    if (!to.hasConversation) await this.contacts.requireMayOpen(tx.sql, actor, to);

    const createdAt = Date.now();
    await this.limits.requireMaySend(tx.sql, senderId, createdAt);
    const row = [key, senderId, receiverId, bookingId, content, createdAt] as const;
    const { insertId: id } = await tx.sql.run(INSERT_MESSAGE, row);
    await updateConversationHead(tx.sql, pair, { id, senderId, receiverId, createdAt }, to.hasConversation);
    const isMailDue = await claimMailSlot(tx.sql, key, receiverId, createdAt);
    const facts = { senderId, receiverId, senderName: to.senderName, bookingId, content, createdAt };
    tx.record(new MessageSent({ messageId: id, conversationId: key, ...facts }, isMailDue));
    return toMessage({ id, isRead: false, ...facts });
  }
}

const unreachable = () => new AppError('NOT_FOUND', CAN_NOT_BE_WRITTEN_TO);

/** @throws AppError NOT_FOUND for a receiver who doesn't exist or can't be reached */
async function readRecipient(
  sql: TxSql,
  senderId: number,
  receiverId: number,
  key: string,
): Promise<Recipient> {
  const row = await sql.one(FIND_RECIPIENT, [senderId, key, receiverId]);
  if (!row) throw unreachable();
  return {
    userId: receiverId,
    senderName: row.senderName,
    senderStatus: row.senderStatus,
    cleanerId: row.cleanerId,
    isListed: row.isListed ?? false,
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
  const booking = await sql.one(FIND_PARTIES_OF_BOOKING, [bookingId]);
  const isTheirs =
    (booking?.customerId === sender.userId && booking.cleanerId === to.cleanerId) ||
    (booking?.customerId === to.userId && booking.cleanerId === sender.cleanerId);
  if (!isTheirs) throw unreachable();
}
