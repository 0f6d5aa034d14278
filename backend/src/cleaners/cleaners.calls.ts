import { REAPPLICATIONS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const CLEANER_CALLS = {
  searchCleaners: {
    summary: 'Search for cleaners',
    description:
      'Returns listed cleaners near a postcode or anywhere, by default the best rated first. With a postcode, it returns those within a radius, each with the distance. `isAvailable` shows who is taking bookings; a search with a date finds only those, with a free start that day. Cleaners whom a signed-in caller has blocked are left out. An invalid or unknown postcode is refused, with a suggestion of what was probably meant if there is one.',
    errors: ['POSTCODE_INVALID', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'],
  },
  getCleanerByUser: {
    summary: 'Get a cleaner profile by its account',
    description:
      'Returns the same profile, by the id of its account. Pending and rejected profiles are visible only to their owner and the admin; a hidden profile also to people who share a booking or an application with the cleaner.',
    answer: 'The profile',
    errors: ['NOT_FOUND'],
  },
  getCleaner: {
    summary: 'Get a cleaner profile',
    description:
      'Returns what a customer needs in order to choose: bio, rate, services, rating and badges with their dates. Pending and rejected profiles are visible only to their owner and the admin; a hidden profile also to people who share a booking or an application with the cleaner. The owner also gets the next free start.',
    answer: 'The profile',
    errors: ['NOT_FOUND'],
  },
  updateCleaner: {
    summary: 'Update your cleaner profile',
    description:
      'Changes the fields that are sent and leaves the others unchanged. Rating, badges and approval cannot be set. A new rate applies to new requests only. The postcode must be a known one.',
    answer: 'The updated profile',
    errors: ['NOT_FOUND', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'],
  },
  applyAgain: {
    summary: 'Resubmit a rejected sign-up',
    description: `Puts a rejected sign-up back into the team’s queue, for instance after a change of the profile or the documents, and mails the team. This is possible up to ${REAPPLICATIONS.max} times in ${REAPPLICATIONS.withinDays} days. Refuses a sign-up that is not rejected.`,
    answer: 'The profile, pending again',
    errors: ['NOT_FOUND', 'STATE_CONFLICT', 'REAPPLIED_TOO_OFTEN'],
  },
} as const satisfies Record<string, CallTexts>;
