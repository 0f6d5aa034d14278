import type { CallTexts } from '../common/api-call.js';

export const CLIENT_ERROR_CALLS = {
  reportClientError: {
    summary: 'Report a fault that a page met',
    description: 'Sent by our own pages. Equal faults are counted; nothing is kept about who met them.',
  },
} as const satisfies Record<string, CallTexts>;
