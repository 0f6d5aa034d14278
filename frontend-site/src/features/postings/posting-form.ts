import {
  ACCESS_NOTES_MAX,
  ADDRESS_LINE_MAX,
  FORM_ERRORS,
  formatAmount,
  haveTermsChanged,
  INSTRUCTIONS_MAX,
  isDate,
  JOB_DESCRIPTION_MAX,
  type JobTerms,
  parseFullPostcode,
  parsePence,
  PLAIN_TEXT_MESSAGES,
  POSTING_BUDGET_PENCE,
  POSTING_DURATION_HOURS,
  POSTING_SERVICES,
  publicTextProblem,
  SLOT_MINUTES,
  TIME_ERRORS,
  toInstant,
  toWallTime,
  TOWN_MAX,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import type { AccountUser, Posting } from '../../lib/contract';
import { bookableDayField } from '../../lib/day-fields';
import { requireOneOf } from '../../lib/require-one-of';
import { optionalPublicName, optionalText, publicName, requiredText } from '../../lib/schemas';
import type { PostingDraft } from './api/postings';
import { TEXTS } from './postings.texts';

export const postingSchema = z
  .object({
    serviceType: z.string(),
    date: bookableDayField(FORM_ERRORS.dateRequired),
    time: z.string().check(
      z.minLength(1, FORM_ERRORS.timeRequired),
      z.refine((time) => time === '' || Number(time.slice(3, 5)) % SLOT_MINUTES === 0, {
        message: TEXTS.customer.form.errors.halfHour,
      }),
    ),
    estimatedDuration: z.string(),
    maxBudget: z.string().check(
      z.refine((text) => (parsePence(text) ?? 0) >= POSTING_BUDGET_PENCE.min, {
        message: TEXTS.customer.form.errors.budget(POSTING_BUDGET_PENCE.min / 100),
      }),
    ),
    street: requiredText(TEXTS.customer.form.errors.street, ADDRESS_LINE_MAX),
    city: publicName(TEXTS.customer.form.errors.city, TOWN_MAX),
    county: optionalPublicName(TOWN_MAX),
    postcode: z.string().check(
      z.refine((text) => parseFullPostcode(text) !== undefined, {
        message: FORM_ERRORS.fullPostcode,
      }),
    ),
    description: optionalText(JOB_DESCRIPTION_MAX).check(
      z.refine((text) => publicTextProblem(text) === undefined, { message: PLAIN_TEXT_MESSAGES.contact }),
    ),
    specialInstructions: optionalText(INSTRUCTIONS_MAX),
    accessNotes: optionalText(ACCESS_NOTES_MAX),
  })
  .check(
    z.refine(({ date, time }) => !isDate(date) || !time || toInstant({ date, time }) !== undefined, {
      path: ['time'],
      message: TIME_ERRORS.skipped,
    }),
    z.refine(({ date, time }) => (toInstant({ date, time }) ?? Infinity) > Date.now(), {
      path: ['time'],
      message: TIME_ERRORS.past,
    }),
  );

export type PostingForm = z.infer<typeof postingSchema>;

type Home = Pick<AccountUser, 'streetAddress' | 'city' | 'county' | 'postcode'>;

/** Of a posting long in the past, only the town and the outcode are kept. */
export const isAddressKept = (posting: Posting) => Boolean(posting.street);

/** All parts are from one home: that of the posting, or else what is known of the customer's. */
function addressValues(posting: Posting | undefined, user: Home) {
  if (posting && isAddressKept(posting)) {
    const { street, city, county, postcode } = posting;
    return { street: street ?? '', city, county: county ?? '', postcode };
  }
  const hasHome = Boolean(user.streetAddress);
  if (posting && !hasHome) return { street: '', city: posting.city, county: '', postcode: '' };
  return {
    street: user.streetAddress ?? '',
    city: user.city ?? '',
    county: user.county ?? '',
    postcode: user.postcode ?? '',
  };
}

/** The values of an existing posting, or else what is known of the customer's home. */
export function postingDefaults(posting: Posting | undefined, user: Home): PostingForm {
  const wall = posting?.postingDate ? toWallTime(Date.parse(posting.postingDate)) : undefined;
  return {
    serviceType: posting?.serviceType ?? 'standard',
    date: wall?.date ?? '',
    time: posting ? (posting.postingTime ?? wall?.time ?? '') : '09:00',
    estimatedDuration: String(posting?.estimatedDuration ?? POSTING_DURATION_HOURS.default),
    maxBudget: posting?.maxBudget ?? formatAmount(POSTING_BUDGET_PENCE.default),
    ...addressValues(posting, user),
    description: posting?.description ?? '',
    specialInstructions: posting?.specialInstructions ?? '',
    accessNotes: posting?.accessNotes ?? '',
  };
}

/** A new posting like an old one, without its day. */
export const valuesLike = (old: Posting, user: Home): PostingForm => ({
  ...postingDefaults(old, user),
  date: '',
});

export function toDraft(form: PostingForm): PostingDraft {
  const { date, time, estimatedDuration, county, description, specialInstructions, accessNotes, ...rest } =
    form;
  const instant = toInstant({ date, time });
  return {
    ...rest,
    serviceType: requireOneOf(form.serviceType, POSTING_SERVICES),
    county: county || null,
    postcode: parseFullPostcode(form.postcode) ?? form.postcode,
    address: [form.street, form.city, county].filter(Boolean).join(', '),
    postingDate: instant === undefined ? date : new Date(instant).toISOString(),
    estimatedDuration: Number(estimatedDuration),
    description: description || null,
    specialInstructions: specialInstructions || null,
    accessNotes: accessNotes || null,
  };
}

/**
 * The changes between a posting, as the form was opened with it, and the form. The parts of an address change together.
 */
export function changesBetween(
  posting: Posting,
  opened: PostingForm,
  form: PostingForm,
): Partial<PostingDraft> {
  const { street, city, county, postcode, address, postingDate, ...rest } = toDraft(form);
  const hasChanged = (...names: (keyof PostingForm)[]) => names.some((name) => form[name] !== opened[name]);
  const single = Object.fromEntries(
    Object.entries(rest).filter(([name]) => hasChanged(name as keyof typeof rest)),
  ) as Partial<typeof rest>;
  return {
    ...single,
    ...(hasChanged('date', 'time') ? { postingDate } : {}),
    ...(!isAddressKept(posting) || hasChanged('street', 'city', 'county', 'postcode')
      ? { street, city, county, postcode, address }
      : {}),
  };
}

/** Whether cleaners who have bid would have to confirm the posting again. */
export function changesTerms(posting: Posting, draft: PostingDraft): boolean {
  const termsOf = ({
    serviceType,
    postingDate,
    estimatedDuration,
    street,
    city,
    postcode,
    description,
  }: Terms): JobTerms => ({
    serviceType,
    startsAt: Date.parse(postingDate),
    durationMinutes: estimatedDuration * 60,
    street: street ?? '',
    city,
    postcode,
    description,
  });
  return haveTermsChanged(termsOf(posting), termsOf(draft));
}

type Terms = Pick<
  Posting,
  'serviceType' | 'postingDate' | 'estimatedDuration' | 'street' | 'city' | 'postcode' | 'description'
>;

export const DURATIONS = Array.from(
  { length: (POSTING_DURATION_HOURS.max - POSTING_DURATION_HOURS.min) / POSTING_DURATION_HOURS.step + 1 },
  (_, index) => POSTING_DURATION_HOURS.min + index * POSTING_DURATION_HOURS.step,
);
