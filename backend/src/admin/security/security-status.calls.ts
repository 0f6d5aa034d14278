import type { CallTexts } from '../../common/api-call.js';

export const SECURITY_STATUS_CALLS = {
  getSecurityStatus: {
    summary: 'How safe the installation is',
    description:
      'Failed sign-ins, locked accounts, sessions, the share of accounts with two-factor authentication, and how the mail queue fares.',
    answer: 'The figures',
  },
} as const satisfies Record<string, CallTexts>;
