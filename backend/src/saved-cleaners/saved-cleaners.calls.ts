import { MAX_SAVED_CLEANERS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const SAVED_CLEANERS_CALLS = {
  listSavedCleaners: {
    summary: 'Whom the caller has saved, newest first',
    description:
      'Cards like those of the search. Cleaners who are not listed at the moment, or whom the caller has blocked, are left out until that changes.',
  },
  listSavedCleanerIds: {
    summary: 'The ids of all cleaners whom the caller has saved',
    description: 'For marking cards: all ids at once, also of cleaners who are hidden at the moment.',
    answer: 'The ids',
  },
  saveCleaner: {
    summary: 'Save a cleaner; also one who is saved. The cleaner is not told.',
    description: `Puts a cleaner whom the caller can see on the own list, ${MAX_SAVED_CLEANERS} at most. The cleaner is not told. Saving twice changes nothing.`,
    answer: 'The cleaner is saved',
    errors: ['NOT_FOUND', 'TOO_MANY_SAVED'],
  },
  unsaveCleaner: {
    summary: 'Save a cleaner no longer; also one who is not saved',
    description: 'Takes a cleaner off the own list; one who is not on it is no error.',
    answer: 'The cleaner is not saved',
  },
} as const satisfies Record<string, CallTexts>;
