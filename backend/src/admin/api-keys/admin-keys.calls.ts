import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_KEY_CALLS = {
  listAllApiKeys: {
    summary: 'List the API keys of all accounts',
    description:
      'Returns each key with its owner, scopes, last day and last use, filtered by owner or state. The keys themselves are not stored.',
  },
  revokeApiKeyAsAdmin: {
    summary: 'Revoke somebody’s API key',
    description:
      'Ends the key at once, so that the next call with it is refused. Its owner is told. A key that has already ended answers 404.',
    answer: 'The key has been revoked',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
