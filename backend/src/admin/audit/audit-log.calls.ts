import type { CallTexts } from '../../common/api-call.js';

export const AUDIT_LOG_CALLS = {
  listAuditLog: {
    summary: 'Who did what to whom, and what it changed',
    description:
      'Every act of an admin and every security event of an account, with who did it, to whom, when, and what it changed. Lines are never changed.',
  },
} as const satisfies Record<string, CallTexts>;
