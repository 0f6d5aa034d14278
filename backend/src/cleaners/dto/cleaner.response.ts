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
  @ApiProperty({ description: 'Checked by our staff' })
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
  services: readonly string[];

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

  @ApiProperty({ type: [PassedCheckResponse], description: 'What our staff have checked, and when' })
  checks: PassedCheckResponse[];

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
    description:
      'For the owner: the next free start, looked for 62 days ahead; null where there is none, and while no bookings are taken',
  })
  nextFree?: string | null;

  @ApiPropertyOptional({ description: 'For the owner: other calendar programs may read theirs' })
  hasCalendarFeed?: boolean;
}
