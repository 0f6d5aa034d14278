import type { CallTexts } from '../common/api-call.js';

export const CAPTURED_MAILS_CALLS = {
  listCapturedMails: {
    summary: 'List captured mails',
    description:
      'Returns the mails of an installation without a mail server, the newest first, with the codes and links that tests and demonstrations need. In production this call does not exist.',
    answer: 'The newest mails, with their text',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
