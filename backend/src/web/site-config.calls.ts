import type { CallTexts } from '../common/api-call.js';

export const CONFIG_CALLS = {
  getSiteConfig: {
    summary: 'Get the settings of this installation',
    description:
      'Returns what differs between installations and a client must know, such as fees, the support address and whether mails are captured. The answer can be cached for a minute.',
    answer: 'The settings',
  },
} as const satisfies Record<string, CallTexts>;
