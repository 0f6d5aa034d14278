import { MAX_BLOCKED_PEOPLE } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const BLOCKS_CALLS = {
  listBlockedPeople: {
    summary: 'List the people you have blocked',
    description:
      'Returns everybody whom you have blocked and not unblocked, the newest first. Nobody else can read this list, or find out who has blocked them.',
  },
  blockPerson: {
    summary: 'Block a person',
    description: `Stops messages, requests, offers and acceptances between the two of you, in both directions. Pending requests and applications between you are cancelled; confirmed bookings stay, and the answer counts them. The other person is not told. You can block anybody with whom you share a booking, an application or a conversation, and any listed cleaner, at most ${MAX_BLOCKED_PEOPLE} people. Blocking somebody twice changes nothing.`,
    answer: 'The blocked person, and the number of confirmed bookings that stay',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'TOO_MANY_BLOCKED'],
  },
  unblockPerson: {
    summary: 'Unblock a person',
    description:
      'Removes your block. What was cancelled stays cancelled. Unblocking somebody who is not blocked is not an error, and nobody is told.',
    answer: 'You do not block this person any more',
  },
} as const satisfies Record<string, CallTexts>;
