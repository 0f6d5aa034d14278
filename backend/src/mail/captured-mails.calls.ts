import type { CallTexts } from '../common/api-call.js';

export const CAPTURED_MAILS_CALLS = {
  listCapturedMails: {
    summary: 'Captured mails, newest first; absent in production',
    description:
      'Where no mail server is configured, mails end here, with the codes and links that tests and demonstrations need. In production this address does not exist.',
    answer: 'The newest mails, with their text',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
