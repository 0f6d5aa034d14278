import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  OBSTACLES,
  POSTING_STATUSES,
  SERVICE_IDS,
  type Obstacle,
  type PostingStatus,
} from '@tidyhearth/domain';

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

export class AssignedCleaner {
  @ApiProperty({ example: 4 })
  id: number;

  @ApiProperty({ example: 15 })
  userId: number;

  @ApiProperty({ type: AssignedCleanerName })
  user: AssignedCleanerName;
}

/**
 * A posted job. The owner sees all of it, the assigned cleaner the same address as in the booking, and others the town.
 */
export class PostingResponse {
  @ApiProperty({ example: 31 })
  id: number;

  @ApiProperty({ example: 12 })
  customerId: number;

  @ApiProperty({ enum: SERVICE_IDS, example: 'standard' })
  serviceType: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Start of the job; for its owner and the assigned cleaner, the start of its booking',
    example: '2027-03-15T09:00:00.000Z',
  })
  postingDate: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '09:00',
    description: 'Start time; null if the customer named none, in which case work begins at 09:00',
  })
  postingTime: string | null;

  @ApiProperty({ description: 'Length in hours', example: 2 })
  estimatedDuration: number;

  @ApiProperty({ type: String, nullable: true, example: '12 Walton Street, Oxford, Oxfordshire' })
  address: string | null;

  @ApiProperty({ type: String, nullable: true, example: '12 Walton Street' })
  street: string | null;

  @ApiProperty({ example: 'Oxford' })
  city: string;

  @ApiProperty({ type: String, nullable: true, example: 'Oxfordshire' })
  county: string | null;

  @ApiProperty({ example: 'OX1 2JD', description: 'Postcode; only the outward code for other cleaners' })
  postcode: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Two bedrooms and one bathroom; the oven is not needed.',
    description: 'Public description of the work',
  })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Please ring twice.' })
  specialInstructions: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The key safe is by the meter.',
    description: 'How to get in, visible only to the owner; the assigned cleaner finds it in the booking',
  })
  accessNotes: string | null;

  @ApiProperty({ example: '50.00' })
  maxBudget: string;

  @ApiProperty({ enum: POSTING_STATUSES })
  status: PostingStatus;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  assignedCleanerId: number | null;

  @ApiProperty({ type: AssignedCleaner, nullable: true })
  assignedCleaner: AssignedCleaner | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Id of its booking' })
  bookingId: number | null;

  @ApiProperty({ example: 3 })
  applicationsCount: number;

  @ApiProperty({
    description: 'Number that rises when time, place, length, service or description change',
    example: 1,
  })
  termsVersion: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: PostingCustomer })
  customer: PostingCustomer;

  @ApiPropertyOptional({ description: 'For cleaners: whether they have applied and may not apply again' })
  hasApplied?: boolean;

  @ApiPropertyOptional({
    enum: OBSTACLES,
    nullable: true,
    example: null,
    description:
      'For cleaners: why an application of theirs for an open job ahead could not be accepted at the moment: `not-free` if they are booked or away at its time, `not-taking-bookings` if they are paused or not approved',
  })
  obstacle?: Obstacle | null;

  @ApiPropertyOptional({
    description: 'For cleaners: distance in miles to the middle of its outward code',
    example: 3.4,
  })
  distance?: number;
}
