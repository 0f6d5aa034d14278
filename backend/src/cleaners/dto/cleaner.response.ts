import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CLEANER_STATUSES, RESPONSE_TIMES, SERVICE_IDS, type CleanerStatus } from '@tidyhearth/domain';
import { PassedCheckResponse } from './check.response.js';

export class CleanerPerson {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Lane' })
  lastName: string;
}

export class CleanerProfilePerson extends CleanerPerson {
  @ApiProperty({ description: 'Whether our staff have checked the identity' })
  isVerified: boolean;
}

/** What every visitor may know about a cleaner. */
export class CleanerFacts {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  userId: number;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/9f1c2b.webp' })
  profileImage: string | null;

  @ApiProperty({ example: 'Oxford and Abingdon', description: 'Service area in words' })
  location: string;

  @ApiProperty({ example: 4.83, description: 'Average of all reviews with two decimals; 0 without reviews' })
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
  services: readonly string[];

  @ApiProperty({ example: '25.00', description: 'Hourly rate in pounds' })
  hourlyRate: string;

  @ApiProperty({ enum: RESPONSE_TIMES, example: 'Within 2 hours' })
  responseTime: string;

  @ApiProperty({ description: 'Whether the cleaner is taking bookings at the moment' })
  isAvailable: boolean;
}

export class CleanerCardResponse extends CleanerFacts {
  @ApiProperty({ type: CleanerPerson })
  user: CleanerPerson;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 3.4,
    description: 'Distance in miles from the given postcode',
  })
  distance: number | null;
}

export class CleanerProfileResponse extends CleanerFacts {
  @ApiProperty({ type: CleanerProfilePerson })
  user: CleanerProfilePerson;

  @ApiProperty({ type: String, nullable: true })
  experience: string | null;

  @ApiProperty({ type: [PassedCheckResponse], description: 'Checks that count, each with its dates' })
  checks: PassedCheckResponse[];

  @ApiPropertyOptional({
    enum: CLEANER_STATUSES,
    description: 'State of the sign-up, for the owner and the admin',
  })
  status?: CleanerStatus;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Reason for the rejection, for the owner and the admin',
  })
  rejectionReason?: string | null;

  @ApiPropertyOptional({ example: 'OX1 2JD', description: 'Postcode, for the owner and the admin' })
  postcode?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Next free start within 62 days, for the owner; null if there is none, or while the cleaner takes no bookings',
  })
  nextFree?: string | null;

  @ApiPropertyOptional({ description: 'Whether there is a private calendar address, for the owner' })
  hasCalendarFeed?: boolean;
}
