import { formatPounds, POSTING_SERVICES, serviceLabel } from '@tidyhearth/domain';
import { formatHours } from '../../lib/format';
import { formatDay } from '../../lib/format-day';
import { requireOneOf } from '../../lib/require-one-of';
import type { PostingForm } from './posting-form';
import { TEXTS } from './postings.texts';

const { form: FIELDS, outdated: OUTDATED } = TEXTS.customer;

const LABELS: Record<keyof PostingForm, string> = {
  serviceType: FIELDS.service,
  date: FIELDS.date,
  time: FIELDS.time,
  estimatedDuration: FIELDS.duration,
  maxBudget: FIELDS.budget,
  street: FIELDS.street,
  city: FIELDS.city,
  county: FIELDS.county,
  postcode: FIELDS.postcode,
  description: FIELDS.work,
  specialInstructions: FIELDS.instructions,
  accessNotes: FIELDS.access,
};

const WORDS: Partial<Record<keyof PostingForm, (value: string) => string>> = {
  serviceType: (value) => serviceLabel(requireOneOf(value, POSTING_SERVICES)),
  date: formatDay,
  estimatedDuration: (value) => formatHours(Number(value)),
  maxBudget: formatPounds,
};

const wordsOf = (name: keyof PostingForm, value: string) =>
  value === '' ? OUTDATED.nothing : (WORDS[name]?.(value) ?? value);

/** One line for each field that another page has changed since the form was opened. */
export function editedMeanwhile(opened: PostingForm, typed: PostingForm, now: PostingForm): string[] {
  return (Object.keys(LABELS) as (keyof PostingForm)[])
    .filter((name) => now[name] !== opened[name])
    .map((name) => {
      const isReplaced = typed[name] !== opened[name] && typed[name] !== now[name];
      return OUTDATED[isReplaced ? 'replaced' : 'line'](LABELS[name], wordsOf(name, now[name]));
    });
}
