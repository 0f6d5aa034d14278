import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { POSTING_STATUSES, SERVICE_IDS, type PostingStatus } from '@tidyhearth/domain';
import { amountOf, isoOf } from '../../database/columns.js';

class PostingCustomer {
  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 4.83 })
  rating: number;

  @ApiProperty({ example: 12 })
  reviewCount: number;
}

class AssignedCleanerName {
  @ApiProperty({ example: 'Grace' })
  firstName: string;

  @ApiProperty({ example: 'Hopper' })
  lastName: string;
}

class AssignedCleaner {
  @ApiProperty({ example: 4 })
  id: number;

  @ApiProperty({ example: 15 })
  userId: number;

  @ApiProperty({ type: AssignedCleanerName })
  user: AssignedCleanerName;
}

/** A posted job. Its owner and the cleaner it was given to see all of it, other cleaners the town and outward code. */
export class PostingResponse {
  @ApiProperty({ example: 31 })
  id: number;

  @ApiProperty({ example: 12 })
  customerId: number;

  @ApiProperty({ enum: SERVICE_IDS, example: 'standard' })
  serviceType: string;

  @ApiProperty({ format: 'date-time', description: 'The start', example: '2027-03-15T09:00:00.000Z' })
  postingDate: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '09:00',
    description: 'Null: the customer named no time, and work begins at 09:00',
  })
  postingTime: string | null;

  @ApiProperty({ description: 'Hours', example: 2 })
  estimatedDuration: number;

  @ApiProperty({ type: String, nullable: true, example: '12 Walton Street, Oxford, Oxfordshire' })
  address: string | null;

  @ApiProperty({ type: String, nullable: true, example: '12 Walton Street' })
  street: string | null;

  @ApiProperty({ example: 'Oxford' })
  city: string;

  @ApiProperty({ type: String, nullable: true, example: 'Oxfordshire' })
  county: string | null;

  @ApiProperty({ example: 'OX1 2JD', description: 'For other cleaners the outward code alone' })
  postcode: string;

  @ApiProperty({ type: String, nullable: true, example: 'Please ring twice.' })
  specialInstructions: string | null;

  @ApiProperty({ example: '50.00' })
  maxBudget: string;

  @ApiProperty({ enum: POSTING_STATUSES })
  status: PostingStatus;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  assignedCleanerId: number | null;

  @ApiProperty({ type: AssignedCleaner, nullable: true })
  assignedCleaner: AssignedCleaner | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The booking it became' })
  bookingId: number | null;

  @ApiProperty({ example: 3 })
  applicationsCount: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: PostingCustomer })
  customer: PostingCustomer;

  @ApiPropertyOptional({ description: 'For cleaners: whether they applied' })
  hasApplied?: boolean;

  @ApiPropertyOptional({ description: 'For cleaners: miles to the middle of its outward code', example: 3.4 })
  distance?: number;
}

export interface PostingRow {
  id: number;
  customerId: number;
  serviceType: string;
  postingTime: string | null;
  startsAt: number;
  durationMinutes: number;
  address: string;
  street: string;
  city: string;
  county: string | null;
  postcode: string;
  latitude: number;
  longitude: number;
  specialInstructions: string | null;
  maxBudgetPence: number;
  status: PostingStatus;
  applicationsCount: number;
  createdAt: number;
  customerFirstName: string;
  customerRating: number;
  customerReviews: number;
  assignedCleanerId: number | null;
  assignedUserId: number | null;
  assignedFirstName: string | null;
  assignedLastName: string | null;
  bookingId: number | null;
}

export const POSTING_COLUMNS = `p.id, p.customerId, p.serviceType, p.postingTime, p.startsAt, p.durationMinutes, p.address,
  p.street, p.city, p.county, p.postcode, p.latitude, p.longitude, p.specialInstructions, p.maxBudgetPence, p.status,
  p.applicationsCount, p.createdAt, cu.firstName AS customerFirstName, cu.ratingHundredths AS customerRating,
  cu.reviewCount AS customerReviews, p.assignedCleanerId, k.userId AS assignedUserId, ku.firstName AS assignedFirstName,
  ku.lastName AS assignedLastName, b.id AS bookingId`;

export const POSTING_FROM = `postings p
  JOIN users cu ON cu.id = p.customerId
  LEFT JOIN cleaners k ON k.id = p.assignedCleanerId
  LEFT JOIN users ku ON ku.id = k.userId
  LEFT JOIN bookings b ON b.postingId = p.id`;

/** What any approved cleaner may know. */
function toCard(row: PostingRow): PostingResponse {
  return {
    id: row.id,
    customerId: row.customerId,
    serviceType: row.serviceType,
    postingDate: isoOf(row.startsAt),
    postingTime: row.postingTime,
    estimatedDuration: row.durationMinutes / 60,
    address: null,
    street: null,
    city: row.city,
    county: null,
    postcode: row.postcode.split(' ', 1)[0] ?? '',
    specialInstructions: null,
    maxBudget: amountOf(row.maxBudgetPence),
    status: row.status,
    assignedCleanerId: null,
    assignedCleaner: null,
    bookingId: null,
    applicationsCount: row.applicationsCount,
    createdAt: isoOf(row.createdAt),
    customer: {
      firstName: row.customerFirstName,
      rating: row.customerRating / 100,
      reviewCount: row.customerReviews,
    },
  };
}

/** For the owner and the assigned cleaner. */
export function toPosting(row: PostingRow): PostingResponse {
  return {
    ...toCard(row),
    address: row.address,
    street: row.street,
    county: row.county,
    postcode: row.postcode,
    specialInstructions: row.specialInstructions,
    assignedCleanerId: row.assignedCleanerId,
    assignedCleaner: assignedCleanerOf(row),
    bookingId: row.bookingId,
  };
}

export function toPostingCard(row: PostingRow, hasApplied: boolean, distance: number): PostingResponse {
  return { ...toCard(row), hasApplied, distance };
}

function assignedCleanerOf(row: PostingRow): AssignedCleaner | null {
  if (row.assignedCleanerId === null || row.assignedUserId === null) return null;
  const user = { firstName: row.assignedFirstName ?? '', lastName: row.assignedLastName ?? '' };
  return { id: row.assignedCleanerId, userId: row.assignedUserId, user };
}
