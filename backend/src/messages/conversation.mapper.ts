import { contactOf } from '../blocks/contact.js';
import { isoOf } from '../database/columns.js';
import type { ConversationRow } from './conversations.queries.js';
import { shownContent } from './message.mapper.js';
import type { ConversationResponse } from './dto/conversation.response.js';

/** @param mayWriteTo the only people to whom an unapproved cleaner may write; undefined for any other reader */
export function toConversation(row: ConversationRow, mayWriteTo?: ReadonlySet<number>): ConversationResponse {
  return {
    conversationId: row.conversationKey,
    otherUserId: row.otherUserId,
    otherUser: {
      id: row.otherUserId,
      firstName: row.firstName,
      profileImageUrl: row.profileImageUrl,
      userType: row.userType,
    },
    lastMessage: shownContent(row.content),
    lastMessageTime: isoOf(row.lastMessageAt),
    lastSenderId: row.senderId,
    unreadCount: row.unread,
    contact: contactOf({ ...row, mayWrite: mayWriteTo?.has(row.otherUserId) }),
  };
}
