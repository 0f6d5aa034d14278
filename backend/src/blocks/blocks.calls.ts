import { MAX_BLOCKED_PEOPLE } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const BLOCKS_CALLS = {
  listBlockedPeople: {
    summary: 'Whom the caller has blocked, newest first',
    description:
      'Everybody the caller has blocked and not unblocked. Nobody else ever reads this list, nor who has blocked them.',
  },
  blockPerson: {
    summary: 'Block a person',
    description: `No messages, requests, offers or acceptances between the two from now on, in either direction. What waits between them is cancelled; confirmed bookings stay, and the answer counts them. The other person is not told. Only somebody one has to do with can be blocked, ${MAX_BLOCKED_PEOPLE} people at most; blocking twice changes nothing.`,
    answer: 'Who is blocked, and how many confirmed bookings stay',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'TOO_MANY_BLOCKED'],
  },
  unblockPerson: {
    summary: 'Unblock a person; also when nobody was blocked',
    description:
      'Lets both reach each other again; what was cancelled stays cancelled. Unblocking somebody who is not blocked is no error, and nobody is told.',
    answer: 'Nothing is blocked between the two by the caller',
  },
} as const satisfies Record<string, CallTexts>;
