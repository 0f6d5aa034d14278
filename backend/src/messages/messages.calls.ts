import {
  ACCOUNT_LIMITS,
  ADDRESS_DAYS,
  LOOK_BACK,
  RECENT_MESSAGES_MAX,
  UNVERIFIED_LIMITS,
} from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const MESSAGE_CALLS = {
  sendMessage: {
    summary: 'Send a message',
    description: `To a person with whom the caller shares a booking, an application or a conversation; a customer may also write to any cleaner who can be found, beginning ${ACCOUNT_LIMITS.newConversationsADay} such conversations a day (${UNVERIFIED_LIMITS.newConversationsADay} before the address is confirmed). At most ${ACCOUNT_LIMITS.messagesInTenMinutes} messages in 10 minutes and ${ACCOUNT_LIMITS.messagesADay} a day. A cleaner who is not approved, or not any more, may write only to the other side of an agreed booking, until ${ADDRESS_DAYS} days after its end. Anybody else, a blocker included, answers 404. The receiver gets the live event \`message\`, a notification in place of an unread one of the same conversation and, unless one went out lately, a mail.`,
    answer: 'The message',
    errors: ['NOT_FOUND', 'PERSON_BLOCKED', 'NOT_APPROVED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN'],
  },
  listConversations: {
    summary: 'List own conversations, latest first',
    description:
      'One row per person with the last message and the number of unread ones. For a cleaner, customers whose bookings were all cancelled are left out until somebody writes again.',
    errors: ['FORBIDDEN'],
  },
  getConversation: {
    summary: 'Read the thread with another person',
    description:
      'The thread with another person by their id, without marking it read. Empty, not 404, where nothing was written or nobody is there.',
    errors: ['FORBIDDEN'],
  },
  getContact: {
    summary: 'Find out whether a message to a person would be taken',
    description:
      'What sending a message would answer, without sending one: for a screen that opens a conversation by the id of the other person. The limit of new conversations a day is not part of it. A person who is not there and one with whom the caller has nothing in common are both `unreachable`.',
    answer: 'Whether the caller can write, and to whom',
    errors: ['FORBIDDEN'],
  },
  markConversationRead: {
    summary: 'Mark what the other person wrote as read',
    description:
      'Marks all that the other person wrote in this thread, and what the bell says about it. The sender and the caller’s other screens get the live event `message`.',
    answer: 'How many messages were unread before',
    errors: ['FORBIDDEN'],
  },
  listRecentMessages: {
    summary: 'List messages received lately, newest first',
    description: `For a client that was away: what the caller was sent in the last ${LOOK_BACK.messageHours} hours or since a moment, across all threads. One answer of at most ${RECENT_MESSAGES_MAX} messages; page through a thread for more.`,
    answer: 'Messages, the newest first',
    errors: ['FORBIDDEN'],
  },
  countUnreadMessages: {
    summary: 'Count own unread messages',
    description: 'For a badge: how many messages in the listed conversations the caller has not read.',
    answer: 'The number',
    errors: ['FORBIDDEN'],
  },
  getThread: {
    summary: 'Read a thread by the two ids of its people',
    description:
      'The thread of the caller with another person, by the conversation’s id as lists name it. A conversation of two others answers 404.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
