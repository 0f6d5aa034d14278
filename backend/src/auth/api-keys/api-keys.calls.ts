import { API_KEYS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const API_KEY_CALLS = {
  listApiKeys: {
    summary: 'Own API keys',
    description:
      'Live ones first, then the newest of those that have ended, each with its scopes, its last day and when it was last used. The keys themselves are not stored and so not in it.',
    answer: 'The keys, without their secrets',
  },
  getCurrentApiKey: {
    summary: 'The API key that makes this call',
    description:
      'What a program can ask before anything else: which scopes its key has, whose it is, and when it ends. The key itself is not in it. A session is refused, since it has no key.',
    answer: 'The key that was sent',
  },
  createApiKey: {
    summary: 'Make an API key; this answer alone holds it',
    description: `What a key may be allowed depends on who makes it. A person has at most ${API_KEYS.perPerson} live ones and makes at most ${API_KEYS.madeADay} a day, revoked ones counted; each ends after ${API_KEYS.daysMax} days at the latest. The owner is mailed.`,
    answer: 'The key, shown this once',
    errors: ['TOO_MANY_KEYS', 'STATE_CONFLICT'],
  },
  revokeApiKey: {
    summary: 'Revoke an own API key',
    description:
      'The next call with it is refused; it can’t be taken back. A key that has ended, or is somebody else’s, answers 404.',
    answer: 'The key has ended',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
