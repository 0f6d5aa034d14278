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
    description: `Sends a message to a person with whom you share a booking, an application or a conversation. A customer can also write to any listed cleaner and start ${ACCOUNT_LIMITS.newConversationsADay} such conversations a day (${UNVERIFIED_LIMITS.newConversationsADay} before the email address is confirmed). At most ${ACCOUNT_LIMITS.messagesInTenMinutes} messages in 10 minutes and ${ACCOUNT_LIMITS.messagesADay} a day are possible. A cleaner without a current approval can write only to the other side of an agreed booking, until ${ADDRESS_DAYS} days after its end. Writing to anybody else, or to somebody who has blocked you, answers 404. The receiver gets the live event \`message\`, a notification, which replaces an unread one about the same conversation, and a mail, unless one was sent recently.`,
    answer: 'The message',
    errors: ['NOT_FOUND', 'PERSON_BLOCKED', 'NOT_APPROVED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN'],
  },
  listConversations: {
    summary: 'List your conversations',
    description:
      'Returns one row for each person, the latest first, with the last message and the number of unread ones. A cleaner does not see customers whose bookings were all cancelled until somebody writes again.',
    errors: ['FORBIDDEN'],
  },
  getConversation: {
    summary: 'Read your messages with another person',
    description:
      'Returns the thread with this person without marking it as read. The list is empty, and the answer not 404, if there are no messages or no such person.',
    errors: ['FORBIDDEN'],
  },
  getContact: {
    summary: 'Check whether you can write to a person',
    description:
      'Returns what sending a message would answer, without sending one, for a screen that opens a conversation by the other person’s id. The daily limit of new conversations is not checked. A person who does not exist and a person with whom you have nothing in common are both `unreachable`.',
    answer: 'Whether you can write, and to whom',
    errors: ['FORBIDDEN'],
  },
  markConversationRead: {
    summary: 'Mark a conversation as read',
    description:
      'Marks everything that the other person wrote in this thread, and the bell items about it, as read. The sender and your other screens get the live event `message`.',
    answer: 'How many messages were unread before',
    errors: ['FORBIDDEN'],
  },
  listRecentMessages: {
    summary: 'List messages you received recently',
    description: `Returns what you received in all threads in the last ${LOOK_BACK.messageHours} hours or since a given time, the newest first, for a client that was offline. A single answer has at most ${RECENT_MESSAGES_MAX} messages; read a thread in pages for more.`,
    answer: 'Messages, the newest first',
    errors: ['FORBIDDEN'],
  },
  countUnreadMessages: {
    summary: 'Count your unread messages',
    description: 'Returns the number of unread messages in your listed conversations, for a badge.',
    answer: 'The number',
    errors: ['FORBIDDEN'],
  },
  getThread: {
    summary: 'Read a conversation by its id',
    description:
      'Returns your thread with another person, by the conversation id that lists contain. A conversation between two other people answers 404.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
