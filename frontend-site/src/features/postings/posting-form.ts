import {
  ADDRESS_LINE_MAX,
  FORM_ERRORS,
  formatAmount,
  INSTRUCTIONS_MAX,
  parseFullPostcode,
  parsePence,
  POSTING_BUDGET_PENCE,
  POSTING_DURATION_HOURS,
  POSTING_SERVICES,
  toInstant,
  toWallTime,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import type { AccountUser, Posting } from '../../lib/contract';
import { requireOneOf } from '../../lib/require-one-of';
import { requiredText } from '../../lib/schemas';
import type { PostingDraft } from './api/postings';
import { TEXTS } from './postings.texts';

const TOWN_MAX = 60;

export const postingSchema = z
  .object({
    serviceType: z.string(),
    date: z.string().check(z.minLength(1, FORM_ERRORS.dateRequired)),
    time: z.string().check(z.minLength(1, FORM_ERRORS.timeRequired)),
    estimatedDuration: z.string(),
    maxBudget: z.string().check(
      z.refine((text) => (parsePence(text) ?? 0) >= POSTING_BUDGET_PENCE.min, {
        message: TEXTS.customer.form.errors.budget(POSTING_BUDGET_PENCE.min / 100),
      }),
    ),
    street: requiredText(TEXTS.customer.form.errors.street, ADDRESS_LINE_MAX),
    city: requiredText(TEXTS.customer.form.errors.city, TOWN_MAX),
    county: z.string().check(z.trim(), z.maxLength(TOWN_MAX)),
    postcode: z.string().check(
      z.refine((text) => parseFullPostcode(text) !== undefined, {
        message: TEXTS.customer.form.errors.postcode,
      }),
    ),
    specialInstructions: z.string().check(z.trim(), z.maxLength(INSTRUCTIONS_MAX)),
  })
  .check(
    z.refine(({ date, time }) => !date || !time || (toInstant({ date, time }) ?? 0) > Date.now(), {
      path: ['time'],
      message: TEXTS.customer.form.errors.past,
    }),
  );

export type PostingForm = z.infer<typeof postingSchema>;

/** An existing posting's values, else what is known of the customer's home. */
export function postingDefaults(posting: Posting | undefined, user: AccountUser): PostingForm {
  const wall = posting?.postingDate ? toWallTime(Date.parse(posting.postingDate)) : undefined;
  return {
    serviceType: posting?.serviceType ?? 'standard',
    date: wall?.date ?? '',
    time: posting ? (posting.postingTime ?? wall?.time ?? '') : '09:00',
    estimatedDuration: String(posting?.estimatedDuration ?? POSTING_DURATION_HOURS.default),
    maxBudget: posting?.maxBudget ?? formatAmount(POSTING_BUDGET_PENCE.default),
    street: posting?.street ?? user.streetAddress ?? '',
    city: posting?.city ?? user.city ?? '',
    county: posting?.county ?? user.county ?? '',
    postcode: posting?.postcode ?? user.postcode ?? '',
    specialInstructions: posting?.specialInstructions ?? '',
  };
}

export function toDraft(form: PostingForm): PostingDraft {
  const { date, time, estimatedDuration, county, specialInstructions, ...rest } = form;
  const instant = toInstant({ date, time });
  return {
    ...rest,
    serviceType: requireOneOf(form.serviceType, POSTING_SERVICES),
    county: county || null,
    postcode: parseFullPostcode(form.postcode) ?? form.postcode,
    address: [form.street, form.city, county].filter(Boolean).join(', '),
    postingDate: instant === undefined ? date : new Date(instant).toISOString(),
    estimatedDuration: Number(estimatedDuration),
    specialInstructions: specialInstructions || null,
  };
}

export const DURATIONS = Array.from(
  { length: (POSTING_DURATION_HOURS.max - POSTING_DURATION_HOURS.min) / POSTING_DURATION_HOURS.step + 1 },
  (_, index) => POSTING_DURATION_HOURS.min + index * POSTING_DURATION_HOURS.step,
);
