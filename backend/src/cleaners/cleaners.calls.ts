import { REAPPLICATIONS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const CLEANER_CALLS = {
  searchCleaners: {
    summary: 'Find cleaners, near a postcode or anywhere',
    description:
      'Approved cleaners, by default the best rated first; with a postcode, those within a radius, each with its distance. `isAvailable` says who takes bookings at the moment; a date finds only those, with a free start that day. Whom a signed-in caller has blocked is left out. An unknown postcode is refused with what was probably meant.',
    errors: ['POSTCODE_INVALID', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'],
  },
  getCleanerByUser: {
    summary: 'The cleaner profile of a user',
    description:
      'The same profile, found by the id of its account. Pending, rejected and hidden profiles are there for their owner and the admin alone.',
    answer: 'The profile',
    errors: ['NOT_FOUND'],
  },
  getCleaner: {
    summary: 'A cleaner profile',
    description:
      'Everything that a customer needs to choose: bio, rate, services, rating, badges with their days. Pending, rejected and hidden profiles are there for their owner and the admin alone; the owner also reads the next free start.',
    answer: 'The profile',
    errors: ['NOT_FOUND'],
  },
  updateCleaner: {
    summary: 'Edit own cleaner profile',
    description:
      'Changes the fields that are sent and leaves the others; rating, badges and approval can’t be set. A new rate counts for new requests only. The postcode must be one that we know.',
    answer: 'The profile, as it is now',
    errors: ['NOT_FOUND', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'],
  },
  applyAgain: {
    summary: 'Send a rejected application once more',
    description: `Puts a rejected sign-up into the team’s queue again, after the profile or the documents were mended, and mails the team. Up to ${REAPPLICATIONS.max} times in ${REAPPLICATIONS.withinDays} days; a sign-up that is not rejected is refused.`,
    answer: 'The profile, pending again',
    errors: ['NOT_FOUND', 'STATE_CONFLICT', 'REAPPLIED_TOO_OFTEN'],
  },
} as const satisfies Record<string, CallTexts>;
