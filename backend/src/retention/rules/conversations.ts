import { columns } from './columns.js';
import type { RetentionRules } from '../rule.js';

/** What people write to each other, and what the platform writes to them. */
export const CONVERSATION_RULES: RetentionRules = {
  conversations: {
    why: 'the head of a thread',
    plain: columns(`
      conversationKey, lowUserId, highUserId, openedBy, lastMessageId, lastMessageAt, lowUnread,
      highUnread, createdAt
    `),
  },
  messages: {
    why: 'what two people wrote to each other; hidden from the other as soon as its writer closes the account',
    whose: 'who wrote it',
    plain: columns('id, conversationKey, senderId, receiverId, bookingId, isRead, createdAt'),
    personal: { content: 'messages.content' },
    endings: [{ when: 'closed for good', of: { user: 'senderId' }, does: { content: 'empty' } }],
  },
  message_notification_log: {
    why: 'at most one mail about unread messages in a quarter of an hour',
    plain: columns('id, conversationKey, recipientId, lastNotificationSent, messageCount, createdAt'),
    endings: [
      { when: 'age', since: 'lastNotificationSent', period: 'messageMailTimes', does: 'delete rows' },
    ],
  },
  notifications: {
    why: 'the bell',
    whose: 'the recipient, and whom an item names',
    plain: columns(`
      id, userId, type, bookingId, postingId, applicationId, conversationId, readAt, createdAt
    `),
    personal: { title: 'notifications.title', message: 'notifications.message' },
    endings: [
      { when: 'own job', job: 'notification-purge', period: 'bellItems', does: 'delete rows' },
      { when: 'closing', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  email_notifications: {
    why: 'mails to send, and what was sent when somebody asks',
    whose: 'the recipient, and whom a mail names',
    plain: columns(`
      id, userId, type, isSealed, status, attempts, nextAttemptAt, lease, sentAt, createdAt,
      requestId, writerId, bookingId, applicationId, checkId, caseId
    `),
    personal: {
      recipient: 'mails.recipient',
      subject: 'mails.subject',
      body: { notExported: 'the recipient has it; links and codes in it are secrets' },
      errorMessage: { notExported: 'a technical note of the mail server, which repeats the address' },
    },
    endings: [
      {
        when: 'age',
        since: 'createdAt',
        period: 'mailWords',
        does: { subject: 'empty', body: 'null', errorMessage: 'null' },
      },
      { when: 'age', since: 'createdAt', period: 'mails', does: 'delete rows' },
      { when: 'closed for good', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
};
