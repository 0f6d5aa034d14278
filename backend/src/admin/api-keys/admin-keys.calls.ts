import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_KEY_CALLS = {
  listAllApiKeys: {
    summary: 'Everybody’s API keys',
    description:
      'Whose each is, its scopes, its last day and when it was last used, by owner and by state. The keys themselves are not stored.',
  },
  revokeApiKeyAsAdmin: {
    summary: 'Revoke somebody’s API key',
    description: 'The next call with it is refused, and its owner is told. A key that has ended answers 404.',
    answer: 'The key has ended',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
