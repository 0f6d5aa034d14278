import {
  BIO_MAX,
  CLEANER_SERVICES,
  FORM_ERRORS,
  LOCATION_MAX,
  type OfferedService,
  parseFullPostcode,
  parsePence,
  SIGN_UP_RATE_PENCE,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import { newPasswordSchema, optionalText, personFields, plainText, requiredText } from '../../lib/schemas';
import { TEXTS } from './become-cleaner.texts';

export interface WizardValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  agreedToTerms: boolean;
  agreedToPrivacy: boolean;
  hourlyRate: string;
  location: string;
  postcode: string;
  services: OfferedService[];
  bio: string;
  experience: string;
  hasBackgroundCheck: boolean;
}

export const EMPTY_WIZARD: WizardValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  agreedToTerms: false,
  agreedToPrivacy: false,
  hourlyRate: '',
  location: '',
  postcode: '',
  services: [],
  bio: '',
  experience: '',
  hasBackgroundCheck: false,
};

/** Not kept in the draft: these have to be entered again after a reload. */
export const NOT_KEPT = ['password', 'agreedToTerms', 'agreedToPrivacy'] as const;

interface Step {
  title: string;
  fields: readonly (keyof WizardValues)[];
  optional: readonly (keyof WizardValues)[];
}

const WORK_STEPS: readonly Step[] = [
  { title: TEXTS.steps.service, fields: ['hourlyRate', 'location', 'postcode', 'services'], optional: [] },
  {
    title: TEXTS.steps.about,
    fields: ['bio', 'experience', 'hasBackgroundCheck'],
    optional: ['experience', 'hasBackgroundCheck'],
  },
];

/** For applicants without an account. */
export const STEPS: readonly Step[] = [
  {
    title: TEXTS.steps.personal,
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'agreedToTerms', 'agreedToPrivacy'],
    optional: [],
  },
  ...WORK_STEPS,
];

/** The steps without those that an account has already completed: the person and the agreements. */
export const stepsFor = (hasAccount: boolean) => (hasAccount ? WORK_STEPS : STEPS);

const { min, max } = SIGN_UP_RATE_PENCE;

const isRate = (typed: string) => {
  const pence = parsePence(typed);
  return pence !== undefined && pence >= min && pence <= max;
};

const workFields = {
  hourlyRate: z.string().check(z.refine(isRate, TEXTS.errors.rate)),
  location: plainText(TEXTS.errors.location, LOCATION_MAX),
  postcode: z
    .string()
    .check(z.refine((typed) => parseFullPostcode(typed) !== undefined, FORM_ERRORS.fullPostcode)),
  services: z.array(z.enum(CLEANER_SERVICES)).check(z.minLength(1, TEXTS.errors.services)),
  bio: requiredText(TEXTS.errors.bio, BIO_MAX),
  experience: optionalText(BIO_MAX),
  hasBackgroundCheck: z.boolean(),
};

export const wizardSchema = z.object({
  ...personFields,
  password: newPasswordSchema,
  agreedToTerms: z.boolean(),
  agreedToPrivacy: z.boolean(),
  ...workFields,
});

const kept = z.string();
/** Doesn't validate personal details that are left over from a draft. */
export const applicationSchema = z.object({
  firstName: kept,
  lastName: kept,
  email: kept,
  phone: kept,
  password: kept,
  agreedToTerms: z.boolean(),
  agreedToPrivacy: z.boolean(),
  ...workFields,
});

const isFilled = (value: WizardValues[keyof WizardValues]) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value;

/** Next is enabled once all required fields of the step are filled in. */
export function isStepFilled({ fields, optional }: Step, values: WizardValues): boolean {
  return fields.every((field) => optional.includes(field) || isFilled(values[field]));
}

/** The step to return to for a field that the server refused. */
export function stepOf(steps: readonly Step[], field: string): number {
  return steps.findIndex(({ fields }) => fields.some((name) => name === field));
}
