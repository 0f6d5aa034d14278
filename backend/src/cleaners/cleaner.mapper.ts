import { isBadgeCurrent } from '@tidyhearth/domain';
import { LRUCache } from 'lru-cache';
import { amountOf, isoOrNull } from '../database/columns.js';
import { milesOfChord } from '../geo/grid.js';
import type { CleanerFactsRow, ProfileRow } from './cleaners.queries.js';
import type { CleanerCardResponse, CleanerFacts, CleanerProfileResponse } from './dto/cleaner.response.js';
import type { PassedCheckResponse } from './dto/check.response.js';
import type { CardRow } from './search/search.queries.js';

/** Parsed lists of services. Cleaners offer few combinations of the dozen services, and a page has twenty of them. */
const combinations = new LRUCache<string, readonly string[]>({
  max: 1000,
  memoMethod: (stored) => Object.freeze(JSON.parse(stored) as string[]),
});

const servicesOf = (stored: string): readonly string[] => combinations.memo(stored);

export function toCleanerFacts(row: CleanerFactsRow): CleanerFacts {
  return {
    id: row.id,
    userId: row.userId,
    profileImage: row.profileImage,
    location: row.location,
    rating: row.ratingHundredths / 100,
    reviewCount: row.reviewCount,
    isInsured: isBadgeCurrent(row.isInsured, row.insuredUntil),
    isBackgroundChecked: isBadgeCurrent(row.isBackgroundChecked, row.backgroundCheckedUntil),
    bio: row.bio,
    services: servicesOf(row.services),
    hourlyRate: amountOf(row.hourlyRatePence),
    responseTime: row.responseTime,
    isAvailable: row.isAvailable,
  };
}

const tenths = (miles: number) => Math.round(miles * 10) / 10;

/**
 * Assigns to the facts instead of spreading them, because V8 takes twice as long to serialise objects created by a
 * spread.
 */
export function toCleanerCard(row: CardRow): CleanerCardResponse {
  return Object.assign(toCleanerFacts(row), {
    user: { id: row.userId, firstName: row.firstName, lastName: row.lastName },
    distance: row.d2 === null ? null : tenths(milesOfChord(row.d2)),
  });
}

interface View {
  isOwn: boolean;
  /** Whether the viewer is the owner or the admin. */
  isPrivileged: boolean;
  nextFree: number | null;
  checks: PassedCheckResponse[];
}

export function toCleanerProfile(
  row: ProfileRow,
  { isOwn, isPrivileged, nextFree, checks }: View,
): CleanerProfileResponse {
  return Object.assign(
    toCleanerFacts(row),
    {
      user: {
        id: row.userId,
        firstName: row.firstName,
        lastName: row.lastName,
        isVerified: isBadgeCurrent(row.isVerified, row.verifiedUntil),
      },
      experience: row.experience,
      checks,
    },
    isPrivileged && { status: row.status, rejectionReason: row.rejectionReason, postcode: row.postcode },
    isOwn && { nextFree: isoOrNull(nextFree), hasCalendarFeed: row.hasFeed },
  );
}
