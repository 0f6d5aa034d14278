import type { CallTexts } from '../common/api-call.js';

export const FILE_CALLS = {
  getPhoto: {
    summary: 'A photo; its address never changes what it shows',
    description:
      'What the fields `profileImage` and `profileImageUrl` point to. A new photo has a new address, so this one may be cached for good.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
