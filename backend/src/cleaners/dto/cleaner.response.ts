import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CLEANER_STATUSES, RESPONSE_TIMES, SERVICE_IDS, type CleanerStatus } from '@tidyhearth/domain';
import { amountOf, isoOrNull } from '../../database/columns.js';
import { milesOfChord } from '../../geo/grid.js';

export class CleanerPerson {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Lane' })
  lastName: string;
}

export class CleanerProfilePerson extends CleanerPerson {
  @ApiProperty({ description: 'Checked by our staff' })
  isVerified: boolean;
}

/** What every visitor may know of a cleaner. */
class CleanerFacts {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  userId: number;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/9f1c2b.webp' })
  profileImage: string | null;

  @ApiProperty({ example: 'Oxford and Abingdon', description: 'The service area in words' })
  location: string;

  @ApiProperty({ example: 4.83, description: 'Average of all reviews, two decimals; 0 without reviews' })
  rating: number;

  @ApiProperty({ type: 'integer' })
  reviewCount: number;

  @ApiProperty()
  isInsured: boolean;

  @ApiProperty()
  isBackgroundChecked: boolean;

  @ApiProperty()
  bio: string;

  @ApiProperty({ enum: SERVICE_IDS, isArray: true, example: ['regular', 'deep'] })
  services: string[];

  @ApiProperty({ example: '25.00', description: 'Pounds an hour' })
  hourlyRate: string;

  @ApiProperty({ enum: RESPONSE_TIMES, example: 'Within 2 hours' })
  responseTime: string;

  @ApiProperty({ description: 'Taking bookings at the moment' })
  isAvailable: boolean;
}

export class CleanerCardResponse extends CleanerFacts {
  @ApiProperty({ type: CleanerPerson })
  user: CleanerPerson;

  @ApiProperty({ type: Number, nullable: true, example: 3.4, description: 'Miles from the given postcode' })
  distance: number | null;
}

export class CleanerProfileResponse extends CleanerFacts {
  @ApiProperty({ type: CleanerProfilePerson })
  user: CleanerProfilePerson;

  @ApiProperty({ type: String, nullable: true })
  experience: string | null;

  @ApiPropertyOptional({ enum: CLEANER_STATUSES, description: 'For the owner and the admin' })
  status?: CleanerStatus;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Of a rejected application; for the owner and the admin',
  })
  rejectionReason?: string | null;

  @ApiPropertyOptional({ example: 'OX1 2JD', description: 'For the owner and the admin' })
  postcode?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'For the owner: the next free slot',
  })
  nextFree?: string | null;

  @ApiPropertyOptional({ description: 'For the owner: other calendar programs may read theirs' })
  hasCalendarFeed?: boolean;
}

interface FactsRow {
  id: number;
  userId: number;
  profileImage: string | null;
  location: string;
  ratingHundredths: number;
  reviewCount: number;
  isInsured: number;
  isBackgroundChecked: number;
  bio: string;
  services: string;
  hourlyRatePence: number;
  responseTime: string;
  isAvailable: number;
  firstName: string;
  lastName: string;
}

export interface CardRow extends FactsRow {
  d2: number | null;
}

export interface ProfileRow extends FactsRow {
  isVerified: number;
  experience: string | null;
  status: CleanerStatus;
  rejectionReason: string | null;
  postcode: string;
  isListed: number;
  hasFeed: number;
  /** Suspended or deactivated. */
  isClosed: number;
}

export const CARD_COLUMNS = `c.id, c.userId, c.profileImage, c.location, c.ratingHundredths, c.reviewCount, c.isInsured,
  c.isBackgroundChecked, c.bio, c.services, c.hourlyRatePence, c.responseTime, c.isAvailable, u.firstName, u.lastName`;
export const PROFILE_COLUMNS = `${CARD_COLUMNS}, u.isVerified, c.experience, c.status, c.rejectionReason, c.postcode, c.isListed,
  CASE WHEN c.feedKey IS NULL THEN 0 ELSE 1 END AS hasFeed,
  CASE WHEN u.isSuspended = 1 OR u.deactivatedAt IS NOT NULL THEN 1 ELSE 0 END AS isClosed`;

function factsOf(row: FactsRow): CleanerFacts {
  return {
    id: row.id,
    userId: row.userId,
    profileImage: row.profileImage,
    location: row.location,
    rating: row.ratingHundredths / 100,
    reviewCount: row.reviewCount,
    isInsured: Boolean(row.isInsured),
    isBackgroundChecked: Boolean(row.isBackgroundChecked),
    bio: row.bio,
    services: JSON.parse(row.services) as string[],
    hourlyRate: amountOf(row.hourlyRatePence),
    responseTime: row.responseTime,
    isAvailable: Boolean(row.isAvailable),
  };
}

const tenths = (miles: number) => Math.round(miles * 10) / 10;

export function toCleanerCard(row: CardRow): CleanerCardResponse {
  return {
    ...factsOf(row),
    user: { id: row.userId, firstName: row.firstName, lastName: row.lastName },
    distance: row.d2 === null ? null : tenths(milesOfChord(row.d2)),
  };
}

interface View {
  isOwn: boolean;
  /** The owner or the admin. */
  isPrivileged: boolean;
  nextFree: number | null;
}

export function toCleanerProfile(
  row: ProfileRow,
  { isOwn, isPrivileged, nextFree }: View,
): CleanerProfileResponse {
  return {
    ...factsOf(row),
    user: {
      id: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      isVerified: Boolean(row.isVerified),
    },
    experience: row.experience,
    ...(isPrivileged
      ? { status: row.status, rejectionReason: row.rejectionReason, postcode: row.postcode }
      : {}),
    ...(isOwn ? { nextFree: isoOrNull(nextFree), hasCalendarFeed: Boolean(row.hasFeed) } : {}),
  };
}
