import { API_KEYS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const API_KEY_CALLS = {
  listApiKeys: {
    summary: 'List your API keys',
    description:
      'Returns active keys first, then the newest of those that have ended, each with its scopes, its last day and its last use. The keys themselves are not stored and therefore not included.',
    answer: 'The keys, without their secrets',
  },
  getCurrentApiKey: {
    summary: 'Get the API key of this call',
    description:
      'Tells a program which scopes its key has, who owns it and when it ends. The key itself is not included. A session is refused, since it has no key.',
    answer: 'The key that was sent',
  },
  createApiKey: {
    summary: 'Create an API key',
    description: `Returns the key itself, which is shown only this once. The scopes that a key may have depend on who creates it. You can have at most ${API_KEYS.perPerson} active keys and create at most ${API_KEYS.madeADay} a day, including revoked ones. Each key ends after ${API_KEYS.daysMax} days at the latest. The owner is mailed.`,
    answer: 'The key, shown only this once',
    errors: ['TOO_MANY_KEYS', 'STATE_CONFLICT'],
  },
  revokeApiKey: {
    summary: 'Revoke one of your API keys',
    description:
      'Ends the key at once, so that the next call with it is refused. This cannot be undone. A key that has already ended, or that belongs to somebody else, answers 404.',
    answer: 'The key has been revoked',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
