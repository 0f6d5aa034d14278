import type { CallTexts } from '../common/api-call.js';

export const ENQUIRY_CALLS = {
  sendContactMessage: {
    summary: 'Write to support',
    description:
      'Keeps what was written for the team and mails it to support. Nobody needs an account for it; the answer comes by mail.',
    answer: 'A sentence to show',
  },
  joinWaitlist: {
    summary: 'Ask to be told when the service reaches one’s area',
    description:
      'Puts an address on the list for areas that we do not serve yet. An address that is on it already gets the same answer.',
    answer: 'A sentence to show',
  },
} as const satisfies Record<string, CallTexts>;
