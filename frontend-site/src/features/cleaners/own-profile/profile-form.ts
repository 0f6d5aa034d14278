import { BIO_MAX, LOCATION_MAX, parseFullPostcode, parsePence, PROFILE_RATE_PENCE } from '@tidyhearth/domain';
import * as z from 'zod/mini';
import type { CleanerProfile } from '../../../lib/contract';
import { requiredText } from '../../../lib/schemas';

const RATE_TEXT = `Between £${PROFILE_RATE_PENCE.min / 100} and £${PROFILE_RATE_PENCE.max / 100} an hour`;

export const profileSchema = z.object({
  hourlyRate: z.string().check(
    z.refine(
      (text) => {
        const pence = parsePence(text);
        return pence !== undefined && pence >= PROFILE_RATE_PENCE.min && pence <= PROFILE_RATE_PENCE.max;
      },
      { message: RATE_TEXT },
    ),
  ),
  location: requiredText('Please enter the area you work in', LOCATION_MAX),
  postcode: z.string().check(
    z.refine((text) => parseFullPostcode(text) !== undefined, {
      message: 'Please enter a full postcode, for example OX1 2JD',
    }),
  ),
  responseTime: z.string(),
  services: z.array(z.string()).check(z.minLength(1, 'Please choose at least one service')),
  bio: requiredText('Please say something about yourself', BIO_MAX),
  experience: z.string().check(z.trim(), z.maxLength(BIO_MAX)),
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

export const normalPostcode = (typed: string) => parseFullPostcode(typed) ?? typed.trim().toUpperCase();
