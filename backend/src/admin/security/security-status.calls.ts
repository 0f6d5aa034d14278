import type { CallTexts } from '../../common/api-call.js';

export const SECURITY_STATUS_CALLS = {
  getSecurityStatus: {
    summary: 'Get security figures of the installation',
    description:
      'Returns failed sign-ins, locked accounts, sessions, the share of accounts with two-factor authentication, and the state of the mail queue.',
    answer: 'The figures',
  },
} as const satisfies Record<string, CallTexts>;
