import {
  BIO_MAX,
  CLEANER_SERVICES,
  LOCATION_MAX,
  type OfferedService,
  parseFullPostcode,
  parsePence,
  SIGN_UP_RATE_PENCE,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import { newPasswordSchema, personFields, plainText, requiredText } from '../../lib/schemas';
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

/** Typed anew after a reload. */
export const NOT_KEPT = ['password', 'agreedToTerms', 'agreedToPrivacy'] as const;

export const STEPS = [
  {
    title: TEXTS.steps.personal,
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'agreedToTerms', 'agreedToPrivacy'],
    optional: [],
  },
  { title: TEXTS.steps.service, fields: ['hourlyRate', 'location', 'postcode', 'services'], optional: [] },
  {
    title: TEXTS.steps.about,
    fields: ['bio', 'experience', 'hasBackgroundCheck'],
    optional: ['experience', 'hasBackgroundCheck'],
  },
] as const satisfies readonly {
  title: string;
  fields: readonly (keyof WizardValues)[];
  optional: readonly (keyof WizardValues)[];
}[];

const { min, max } = SIGN_UP_RATE_PENCE;

const isRate = (typed: string) => {
  const pence = parsePence(typed);
  return pence !== undefined && pence >= min && pence <= max;
};

export const wizardSchema = z.object({
  ...personFields,
  password: newPasswordSchema,
  agreedToTerms: z.boolean(),
  agreedToPrivacy: z.boolean(),
  hourlyRate: z.string().check(z.refine(isRate, TEXTS.errors.rate)),
  location: plainText(TEXTS.errors.location, LOCATION_MAX),
  postcode: z
    .string()
    .check(z.refine((typed) => parseFullPostcode(typed) !== undefined, TEXTS.errors.postcode)),
  services: z.array(z.enum(CLEANER_SERVICES)).check(z.minLength(1, TEXTS.errors.services)),
  bio: requiredText(TEXTS.errors.bio, BIO_MAX),
  experience: z.string().check(z.trim(), z.maxLength(BIO_MAX, TEXTS.errors.experience)),
  hasBackgroundCheck: z.boolean(),
});

const isFilled = (value: WizardValues[keyof WizardValues]) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value;

/** Next opens once everything the step requires holds something. */
export function isStepFilled(step: number, values: WizardValues): boolean {
  const { fields, optional } = STEPS[step] ?? STEPS[0];
  const free: readonly string[] = optional;
  return fields.every((field) => free.includes(field) || isFilled(values[field]));
}

/** Where to send someone back to for a field the server complained about. */
export function stepOf(field: string): number {
  return STEPS.findIndex(({ fields }) => fields.some((name) => name === field));
}
