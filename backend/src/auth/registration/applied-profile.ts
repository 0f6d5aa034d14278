import { parsePence } from '@tidyhearth/domain';
import type { CleanerProfilesService, NewCleaner } from '../../cleaners/cleaner-profiles.service.js';
import type { CleanerApplicationDto } from './dto/register.dto.js';

/**
 * Call it before the transaction that writes the profile, because it looks the postcode up.
 *
 * @throws AppError POSTCODE_NOT_FOUND, POSTCODE_NOT_COVERED
 */
export async function appliedProfile(
  profiles: CleanerProfilesService,
  applied: CleanerApplicationDto,
  wasCustomer: boolean,
): Promise<NewCleaner> {
  return {
    bio: applied.bio,
    experience: applied.experience ?? null,
    hourlyRatePence: parsePence(applied.hourlyRate) ?? 0,
    location: applied.location,
    services: applied.services,
    claimsBackgroundCheck: applied.hasBackgroundCheck,
    wasCustomer,
    place: await profiles.resolvePlace(applied.postcode),
  };
}
