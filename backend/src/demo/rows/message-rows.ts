import { MINUTE_MS } from '@tidyhearth/domain';
import { keyOf, pairOf } from '../../messages/conversation-key.js';
import type { Conversation } from '../../messages/conversation.entity.js';
import type { Message as MessageEntity } from '../../messages/message.entity.js';
import type { Notification } from '../../notifications/notification.entity.js';
import type { BellItem, Market, Message } from '../market/model.js';
import { tableRows, type RowOf, type TableRows } from './table-rows.js';

const READ_AFTER_MS = 20 * MINUTE_MS;

export function messageAndBellRows({ messages, bellItems }: Market): TableRows[] {
  return [
    tableRows<MessageEntity>('messages', messages.map(messageRow)),
    tableRows<Conversation>('conversations', conversationRows(messages)),
    tableRows<Notification>('notifications', bellItems.map(bellRow)),
  ];
}

const keyFor = ({ from, to }: Message) => keyOf(pairOf(from.userId, to.userId));

function messageRow(message: Message): RowOf<MessageEntity> {
  return {
    id: message.id,
    conversationKey: keyFor(message),
    senderId: message.from.userId,
    receiverId: message.to.userId,
    bookingId: message.booking.id,
    content: message.content,
    isRead: message.isRead,
    createdAt: message.at,
  };
}

/** One row per conversation. Expects messages in the order of their ids. */
function conversationRows(messages: readonly Message[]): RowOf<Conversation>[] {
  const conversations = new Map<string, Message[]>();
  for (const message of messages) {
    const conversation = conversations.get(keyFor(message));
    if (conversation) conversation.push(message);
    else conversations.set(keyFor(message), [message]);
  }
  return [...conversations].flatMap(([conversationKey, conversation]) => {
    const [first, last] = [conversation[0], conversation.at(-1)];
    if (!first || !last) return [];
    const { low, high } = pairOf(first.from.userId, first.to.userId);
    const unreadBy = (userId: number) =>
      conversation.filter(({ to, isRead }) => to.userId === userId && !isRead).length;
    return {
      conversationKey,
      lowUserId: low,
      highUserId: high,
      openedBy: first.from.userId,
      lastMessageId: last.id,
      lastMessageAt: last.at,
      lowUnread: unreadBy(low),
      highUnread: unreadBy(high),
      createdAt: first.at,
    };
  });
}

function bellRow({ booking, posting, bid, isRead, at, ...item }: BellItem): RowOf<Notification> {
  return {
    ...item,
    bookingId: booking?.id ?? null,
    postingId: posting?.id ?? null,
    applicationId: bid?.id ?? null,
    readAt: isRead ? at + READ_AFTER_MS : null,
    createdAt: at,
  };
}
