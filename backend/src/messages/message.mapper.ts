import { isoOf } from '../database/columns.js';
import type { MessageResponse } from './dto/message.response.js';
import type { MessageRow } from './messages.queries.js';

export function toMessage(row: MessageRow): MessageResponse {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    senderName: row.senderName,
    bookingId: row.bookingId,
    content: row.content,
    isRead: row.isRead,
    createdAt: isoOf(row.createdAt),
  };
}
