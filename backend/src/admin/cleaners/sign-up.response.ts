import { CLEANER_STATUSES, SERVICE_IDS, type CleanerStatus } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { amountOf, isoOf, isoOrNull } from '../../database/columns.js';

export interface CleanerApplicationRow {
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  emailVerifiedAt: number | null;
  isSuspended: number;
  postcode: string;
  location: string;
  services: string;
  hourlyRatePence: number;
  bio: string;
  experience: string | null;
  profileImage: string | null;
  claimsBackgroundCheck: number;
  isInsured: number;
  status: CleanerStatus;
  rejectionReason: string | null;
  reviewedAt: number | null;
  createdAt: number;
}

export const CLEANER_APPLICATION_COLUMNS = `c.id, c.userId, u.firstName, u.lastName, u.email, u.phone, u.emailVerifiedAt,
  u.isSuspended, c.postcode, c.location, c.services, c.hourlyRatePence, c.bio, c.experience, c.profileImage,
  c.claimsBackgroundCheck, c.isInsured, c.status, c.rejectionReason, c.reviewedAt, c.createdAt`;

/** A cleaner's sign-up with everything that is needed to decide on it. */
export class CleanerApplication {
  @ApiProperty({ description: 'Of the cleaner profile', example: 4 })
  id: number;

  @ApiProperty({ example: 12 })
  userId: number;

  @ApiProperty({ example: 'Grace' })
  firstName: string;

  @ApiProperty({ example: 'Hopper' })
  lastName: string;

  @ApiProperty({ example: 'grace@example.org' })
  email: string;

  @ApiProperty({ description: 'Proved by a code' })
  emailVerified: boolean;

  @ApiProperty({ type: String, nullable: true, example: '07700 900123' })
  phone: string | null;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty({ example: 'OX1 2JD' })
  postcode: string;

  @ApiProperty({ example: 'Oxford and villages around' })
  location: string;

  @ApiProperty({ enum: SERVICE_IDS, isArray: true, example: ['regular', 'deep'] })
  services: string[];

  @ApiProperty({ example: '25.00' })
  hourlyRate: string;

  @ApiProperty({ example: 'Ten years of careful work in family homes.' })
  bio: string;

  @ApiProperty({ type: String, nullable: true, example: 'Two hotels, one hospital.' })
  experience: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/files/cleaners/3f9c.webp' })
  profileImage: string | null;

  @ApiProperty({ description: 'The applicant’s own claim' })
  hasBackgroundCheck: boolean;

  @ApiProperty()
  isInsured: boolean;

  @ApiProperty({ enum: CLEANER_STATUSES })
  status: CleanerStatus;

  @ApiProperty({ type: String, nullable: true, example: null })
  rejectionReason: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  reviewedAt: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

export function toCleanerApplication(row: CleanerApplicationRow): CleanerApplication {
  const { hourlyRatePence, claimsBackgroundCheck, emailVerifiedAt, ...rest } = row;
  return {
    ...rest,
    emailVerified: emailVerifiedAt !== null,
    isSuspended: Boolean(row.isSuspended),
    services: JSON.parse(row.services) as string[],
    hourlyRate: amountOf(hourlyRatePence),
    hasBackgroundCheck: Boolean(claimsBackgroundCheck),
    isInsured: Boolean(row.isInsured),
    reviewedAt: isoOrNull(row.reviewedAt),
    createdAt: isoOf(row.createdAt),
  };
}
