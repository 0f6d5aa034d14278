import type { CallTexts } from '../common/api-call.js';

export const CONFIG_CALLS = {
  getSiteConfig: {
    summary: 'What the site and console need to know about this installation',
    description:
      'What differs between installations and a client must know: fees, support address, whether mails are captured. May be cached for a minute.',
    answer: 'The settings',
  },
} as const satisfies Record<string, CallTexts>;
