import type { CallTexts } from '../common/api-call.js';

export const CLIENT_ERROR_CALLS = {
  reportClientError: {
    summary: 'Report a fault of a page',
    description:
      'Takes reports from our own pages. Equal faults are counted together. Nothing is stored about the person whose page failed.',
  },
} as const satisfies Record<string, CallTexts>;
