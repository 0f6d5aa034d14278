import type { CallTexts } from '../common/api-call.js';

export const ENQUIRY_CALLS = {
  sendContactMessage: {
    summary: 'Send a message to support',
    description:
      'Stores the message for the team and mails it to support. No account is needed. The reply comes by mail.',
    answer: 'A message to show',
  },
  joinWaitlist: {
    summary: 'Join the waitlist',
    description:
      'Adds an email address to the list for areas that the service does not cover yet. An address that is already on the list gets the same answer.',
    answer: 'A message to show',
  },
} as const satisfies Record<string, CallTexts>;
