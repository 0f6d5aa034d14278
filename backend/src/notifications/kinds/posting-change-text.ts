import { formatDateTime, serviceLabel } from '@tidyhearth/domain';
import type { PostingTerms } from '../../postings/posting-terms.js';

const hours = (minutes: number) => (minutes === 60 ? '1 hour' : `${minutes / 60} hours`);
const outcode = (postcode: string) => postcode.split(' ', 1)[0] ?? '';
/** As exact as cleaners may know it before the job is theirs. */
const area = ({ city, postcode }: PostingTerms) => `${city}, ${outcode(postcode)}`;

/** `Deep Cleaning on Mar 15, 2027, 10:00 AM for 2 hours in Oxford, OX1`. */
export const describeTerms = (terms: PostingTerms): string =>
  `${serviceLabel(terms.serviceType)} on ${formatDateTime(terms.startsAt)} for ${hours(terms.durationMinutes)} in ${area(terms)}`;

/** How a job has changed: `it starts on … instead of …, and takes 8 hours instead of 2 hours`. */
export function describeChange(before: PostingTerms, after: PostingTerms): string {
  const changes: string[] = [];
  const add = (verb: string, was: string, is: string) => {
    if (was !== is) changes.push(`${verb} ${is} instead of ${was}`);
  };
  add('it is now', serviceLabel(before.serviceType), serviceLabel(after.serviceType));
  add('it starts on', formatDateTime(before.startsAt), formatDateTime(after.startsAt));
  add('it takes', hours(before.durationMinutes), hours(after.durationMinutes));
  add('it is in', area(before), area(after));
  if (before.description !== after.description) changes.push('its description is another one');
  return changes.length > 0 ? changes.join(', ') : `another address in ${area(after)}`;
}
