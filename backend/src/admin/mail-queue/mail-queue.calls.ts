import type { CallTexts } from '../../common/api-call.js';

export const MAIL_QUEUE_CALLS = {
  listMailQueue: {
    summary: 'Outgoing mail and how it fares',
    description:
      'Every mail of the last weeks, by state and recipient: waiting, sent, or given up with the mail server’s last words.',
  },
  getQueuedMail: {
    summary: 'One mail with its text',
    description:
      'The mail as it is sent. What a mail tells its reader alone is not shown: codes, links, messages and the details of a visit. Each look leaves a line in the audit log.',
    answer: 'The mail with its text',
    errors: ['NOT_FOUND'],
  },
  retryMail: {
    summary: 'Send a failed mail again',
    description:
      'Puts a mail that was given up back into the queue. One that waits already has its next attempt, so it is refused.',
    answer: 'The mail, waiting',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  dismissMail: {
    summary: 'Leave a failed mail unsent',
    description:
      'For a mail that was given up and never will arrive, such as at an address that does not exist: its text is erased, so it cannot be sent again and no alert counts it. The mail stays in the list.',
    answer: 'The mail, without its text',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
