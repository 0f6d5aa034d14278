import type { Posting } from '../../lib/contract';
import { TEXTS } from './postings.texts';

const { outdated: NAMES } = TEXTS.cleaner.bid;

/** The names of those facts that a cleaner sees of a posting and that differ. */
export function changedFacts(before: Posting, after: Posting): string[] {
  const differs = (...fields: (keyof Posting)[]) => fields.some((field) => before[field] !== after[field]);
  return [
    differs('serviceType') && NAMES.service,
    differs('postingDate') && NAMES.when,
    differs('estimatedDuration') && NAMES.duration,
    differs('city', 'postcode') && NAMES.place,
    differs('maxBudget') && NAMES.budget,
    differs('description') && NAMES.work,
  ].filter((name) => name !== false);
}
