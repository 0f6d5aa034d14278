import {
  BIO_MAX,
  FORM_ERRORS,
  LOCATION_MAX,
  parseFullPostcode,
  parsePence,
  PROFILE_RATE_PENCE,
  RESPONSE_TIMES,
  SERVICE_IDS,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import type { CleanerProfile } from '../../../lib/contract';
import { requireOneOf } from '../../../lib/require-one-of';
import { optionalText, plainText, requiredText } from '../../../lib/schemas';
import type { CleanerChanges } from '../api/own-profile';
import { TEXTS } from './own-profile.texts';

export const profileSchema = z.object({
  hourlyRate: z.string().check(
    z.refine(
      (text) => {
        const pence = parsePence(text);
        return pence !== undefined && pence >= PROFILE_RATE_PENCE.min && pence <= PROFILE_RATE_PENCE.max;
      },
      { message: TEXTS.errors.rate },
    ),
  ),
  location: plainText(TEXTS.errors.location, LOCATION_MAX),
  postcode: z.string().check(
    z.refine((text) => parseFullPostcode(text) !== undefined, {
      message: FORM_ERRORS.fullPostcode,
    }),
  ),
  responseTime: z.string(),
  services: z.array(z.string()).check(z.minLength(1, TEXTS.errors.services)),
  bio: requiredText(TEXTS.errors.bio, BIO_MAX),
  experience: optionalText(BIO_MAX),
  isAvailable: z.boolean(),
});

export type CleanerProfileForm = z.infer<typeof profileSchema>;

export function profileValues(cleaner: CleanerProfile): CleanerProfileForm {
  return {
    hourlyRate: cleaner.hourlyRate,
    location: cleaner.location,
    postcode: cleaner.postcode ?? '',
    responseTime: cleaner.responseTime,
    services: cleaner.services,
    bio: cleaner.bio,
    experience: cleaner.experience ?? '',
    isAvailable: cleaner.isAvailable,
  };
}

export const toChanges = (values: CleanerProfileForm): CleanerChanges => ({
  ...values,
  responseTime: requireOneOf(values.responseTime, RESPONSE_TIMES),
  services: values.services.map((service) => requireOneOf(service, SERVICE_IDS)),
  postcode: parseFullPostcode(values.postcode) ?? values.postcode.trim().toUpperCase(),
  experience: values.experience || null,
});
