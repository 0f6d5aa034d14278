import {
  BIO_MAX,
  CLEANER_SERVICES,
  formatPounds,
  LOCATION_MAX,
  parseFullPostcode,
  parsePence,
  SIGN_UP_RATE_PENCE,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import { newPasswordSchema, personFields, requiredText } from '../../lib/schemas';

export type CleanerService = (typeof CLEANER_SERVICES)[number];

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
  services: CleanerService[];
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
    title: 'Personal Information',
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'agreedToTerms', 'agreedToPrivacy'],
    optional: [],
  },
  { title: 'Service Details', fields: ['hourlyRate', 'location', 'postcode', 'services'], optional: [] },
  {
    title: 'About You',
    fields: ['bio', 'experience', 'hasBackgroundCheck'],
    optional: ['experience', 'hasBackgroundCheck'],
  },
] as const satisfies readonly {
  title: string;
  fields: readonly (keyof WizardValues)[];
  optional: readonly (keyof WizardValues)[];
}[];

const { min, max } = SIGN_UP_RATE_PENCE;
const RATE_ERROR = `Please enter a rate from ${formatPounds(min)} to ${formatPounds(max)}`;

const isRate = (typed: string) => {
  const pence = parsePence(typed);
  return pence !== undefined && pence >= min && pence <= max;
};

export const wizardSchema = z.object({
  ...personFields,
  password: newPasswordSchema,
  agreedToTerms: z.boolean(),
  agreedToPrivacy: z.boolean(),
  hourlyRate: z.string().check(z.refine(isRate, RATE_ERROR)),
  location: requiredText('Please enter the area you work in', LOCATION_MAX),
  postcode: z
    .string()
    .check(
      z.refine(
        (typed) => parseFullPostcode(typed) !== undefined,
        'Please enter a full UK postcode, like OX1 2JD',
      ),
    ),
  services: z.array(z.enum(CLEANER_SERVICES)).check(z.minLength(1, 'Please choose at least one service')),
  bio: requiredText('Please write a few words about yourself', BIO_MAX),
  experience: z.string().check(z.trim(), z.maxLength(BIO_MAX, `At most ${BIO_MAX} characters, please`)),
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
