import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  POSTING_STATUSES,
  RESPONSE_TIMES,
  SERVICE_IDS,
  type ApplicationStatus,
  type PostingStatus,
} from '@tidyhearth/domain';
import { amountOf, isoOf } from '../../database/columns.js';

class FirstName {
  @ApiProperty({ example: 'Ada' })
  firstName: string;
}

class FullName extends FirstName {
  @ApiProperty({ example: 'Hopper' })
  lastName: string;
}

class ApplicationPosting {
  @ApiProperty({ example: 31 })
  id: number;

  @ApiProperty({ enum: SERVICE_IDS, example: 'standard' })
  serviceType: string;

  @ApiProperty({ example: 'Oxford' })
  city: string;

  @ApiProperty({ format: 'date-time', description: 'The start', example: '2027-03-15T09:00:00.000Z' })
  postingDate: string;

  @ApiProperty({ description: 'Hours', example: 2 })
  estimatedDuration: number;

  @ApiProperty({ enum: POSTING_STATUSES })
  status: PostingStatus;

  @ApiProperty({ type: FirstName })
  customer: FirstName;
}

class ApplicationCleaner {
  @ApiProperty({ example: 4 })
  id: number;

  @ApiProperty({ example: 15 })
  userId: number;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/9f1c2b.webp' })
  profileImage: string | null;

  @ApiProperty({ example: 4.83 })
  rating: number;

  @ApiProperty({ example: 23 })
  reviewCount: number;

  @ApiProperty({ enum: RESPONSE_TIMES, example: 'Within 2 hours' })
  responseTime: string;

  @ApiProperty()
  isBackgroundChecked: boolean;

  @ApiProperty()
  isInsured: boolean;

  @ApiProperty({ example: 'Oxford and Abingdon' })
  location: string;

  @ApiProperty({ example: 'Ten years of careful work in family homes.' })
  bio: string;

  @ApiProperty({ type: FullName })
  user: FullName;
}

/** A cleaner's bid for a posted job. */
export class ApplicationResponse {
  @ApiProperty({ example: 91 })
  id: number;

  @ApiProperty({ example: 31 })
  postingId: number;

  @ApiProperty({ example: 4 })
  cleanerId: number;

  @ApiProperty({ example: '22.50', description: 'Pounds an hour' })
  proposedRate: string;

  @ApiProperty({ type: String, nullable: true, example: 'I live two streets away.' })
  message: string | null;

  @ApiProperty({ enum: APPLICATION_STATUSES })
  status: ApplicationStatus;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: ApplicationPosting })
  posting: ApplicationPosting;

  @ApiProperty({ type: ApplicationCleaner })
  cleaner: ApplicationCleaner;
}

export interface ApplicationRow {
  id: number;
  postingId: number;
  cleanerId: number;
  proposedRatePence: number;
  message: string | null;
  status: ApplicationStatus;
  createdAt: number;
  serviceType: string;
  city: string;
  startsAt: number;
  durationMinutes: number;
  postingStatus: PostingStatus;
  customerFirstName: string;
  cleanerUserId: number;
  profileImage: string | null;
  ratingHundredths: number;
  reviewCount: number;
  responseTime: string;
  isBackgroundChecked: number;
  isInsured: number;
  location: string;
  bio: string;
  cleanerFirstName: string;
  cleanerLastName: string;
}

export const APPLICATION_SELECT = `SELECT a.id, a.postingId, a.cleanerId, a.proposedRatePence, a.message, a.status, a.createdAt,
    p.serviceType, p.city, p.startsAt, p.durationMinutes, p.status AS postingStatus, cu.firstName AS customerFirstName,
    k.userId AS cleanerUserId, k.profileImage, k.ratingHundredths, k.reviewCount, k.responseTime, k.isBackgroundChecked,
    k.isInsured, k.location, k.bio, ku.firstName AS cleanerFirstName, ku.lastName AS cleanerLastName
  FROM applications a
  JOIN postings p ON p.id = a.postingId
  JOIN users cu ON cu.id = p.customerId
  JOIN cleaners k ON k.id = a.cleanerId
  JOIN users ku ON ku.id = k.userId`;

export function toApplication(row: ApplicationRow): ApplicationResponse {
  return {
    id: row.id,
    postingId: row.postingId,
    cleanerId: row.cleanerId,
    proposedRate: amountOf(row.proposedRatePence),
    message: row.message,
    status: row.status,
    createdAt: isoOf(row.createdAt),
    posting: {
      id: row.postingId,
      serviceType: row.serviceType,
      city: row.city,
      postingDate: isoOf(row.startsAt),
      estimatedDuration: row.durationMinutes / 60,
      status: row.postingStatus,
      customer: { firstName: row.customerFirstName },
    },
    cleaner: {
      id: row.cleanerId,
      userId: row.cleanerUserId,
      profileImage: row.profileImage,
      rating: row.ratingHundredths / 100,
      reviewCount: row.reviewCount,
      responseTime: row.responseTime,
      isBackgroundChecked: Boolean(row.isBackgroundChecked),
      isInsured: Boolean(row.isInsured),
      location: row.location,
      bio: row.bio,
      user: { firstName: row.cleanerFirstName, lastName: row.cleanerLastName },
    },
  };
}
