import type { CallTexts } from '../common/api-call.js';

export const FILE_CALLS = {
  getPhoto: {
    summary: 'Get a photo',
    description:
      'Returns the photo that a `profileImage` or `profileImageUrl` field points to. A new photo gets a new address, so the answer can be cached for ever.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
