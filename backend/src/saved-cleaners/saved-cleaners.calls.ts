import { MAX_SAVED_CLEANERS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const SAVED_CLEANERS_CALLS = {
  listSavedCleaners: {
    summary: 'List your saved cleaners',
    description:
      'Returns cards like those of the search, the cleaner saved last first. Cleaners who are not listed at the moment, or whom you have blocked, are left out until that changes.',
  },
  listSavedCleanerIds: {
    summary: 'List the ids of your saved cleaners',
    description:
      'Returns all ids at once, including those of cleaners who are hidden at the moment, so that cards can be marked.',
    answer: 'The ids',
  },
  saveCleaner: {
    summary: 'Save a cleaner',
    description: `Adds a cleaner whom you can see to your list of at most ${MAX_SAVED_CLEANERS}. Saving a cleaner twice changes nothing. The cleaner is not told.`,
    answer: 'The cleaner is saved',
    errors: ['NOT_FOUND', 'TOO_MANY_SAVED'],
  },
  unsaveCleaner: {
    summary: 'Remove a saved cleaner',
    description: 'Takes a cleaner off your list. Removing a cleaner who is not on it is not an error.',
    answer: 'The cleaner is not saved',
  },
} as const satisfies Record<string, CallTexts>;
