import { MESSAGE_REMOVED } from '@tidyhearth/domain';
import { isoOf } from '../database/columns.js';
import type { MessageResponse } from './dto/message.response.js';
import type { MessageRow } from './messages.queries.js';

/** Messages are never empty, except those whose author has closed the account. */
export const shownContent = (content: string) => (content === '' ? MESSAGE_REMOVED : content);

export function toMessage(row: MessageRow): MessageResponse {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    senderName: row.senderName,
    bookingId: row.bookingId,
    content: shownContent(row.content),
    isRead: row.isRead,
    createdAt: isoOf(row.createdAt),
  };
}
