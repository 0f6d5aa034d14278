import type { CallTexts } from '../../common/api-call.js';

export const MAIL_QUEUE_CALLS = {
  listMailQueue: {
    summary: 'List outgoing mail',
    description:
      'Returns every mail of the last weeks, filtered by state and recipient: waiting, sent, or given up with the last message of the mail server.',
  },
  getQueuedMail: {
    summary: 'Get a mail with its text',
    description:
      'Returns the mail as it is sent. The text is left out if it contains codes, links, messages or the details of a visit, which are for its reader alone. Each look is recorded in the audit log.',
    answer: 'The mail with its text',
    errors: ['NOT_FOUND'],
  },
  retryMail: {
    summary: 'Send a failed mail again',
    description:
      'Puts a mail that was given up back into the queue. Refuses a mail that is still waiting, since its next attempt is already planned.',
    answer: 'The waiting mail',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  dismissMail: {
    summary: 'Dismiss a failed mail',
    description:
      'Applies to a mail that was given up and can never arrive, for instance at an address that does not exist. Its text is erased, so it cannot be sent again and no alert counts it. The mail stays in the list.',
    answer: 'The mail without its text',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
