import type { CallTexts } from '../../common/api-call.js';

export const AUDIT_LOG_CALLS = {
  listAuditLog: {
    summary: 'List audit log entries',
    description:
      'Returns every act of an admin and every security event of an account: who did it, to whom, when, and what it changed. Entries are never changed.',
  },
} as const satisfies Record<string, CallTexts>;
