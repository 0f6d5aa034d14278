import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  OBSTACLES,
  POSTING_STATUSES,
  RESPONSE_TIMES,
  SERVICE_IDS,
  type ApplicationStatus,
  type Obstacle,
  type PostingStatus,
} from '@tidyhearth/domain';
import { Contact, type ContactState } from '../../blocks/contact.js';
import { HasPage } from '../../cleaners/cleaner-page.js';

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

  @ApiProperty({ example: 'OX1', description: 'Outward code of the job' })
  postcode: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Start of the job; once the application is accepted, the start of its booking',
    example: '2027-03-15T09:00:00.000Z',
  })
  postingDate: string;

  @ApiProperty({ description: 'Length in hours', example: 2 })
  estimatedDuration: number;

  @ApiProperty({ enum: POSTING_STATUSES })
  status: PostingStatus;

  @ApiProperty({
    description: 'Number that rises when time, place, length, service or description change',
    example: 1,
  })
  termsVersion: number;

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

  @HasPage()
  hasPage: boolean;
}

/** A cleaner's bid for a posted job. */
export class ApplicationResponse {
  @ApiProperty({ example: 91 })
  id: number;

  @ApiProperty({ example: 31 })
  postingId: number;

  @ApiProperty({ example: 4 })
  cleanerId: number;

  @ApiProperty({ example: '22.50', description: 'Offered hourly rate in pounds' })
  proposedRate: string;

  @ApiProperty({ type: String, nullable: true, example: 'I live two streets away.' })
  message: string | null;

  @ApiProperty({ enum: APPLICATION_STATUSES })
  status: ApplicationStatus;

  @ApiProperty({
    description:
      'Version of the job’s terms to which the cleaner agreed; 0 if it was withdrawn because the cleaner was suspended or left',
    example: 1,
  })
  termsVersion: number;

  @ApiProperty({
    description:
      'Whether it is pending for the job as it was before a change. It can be accepted once the cleaner confirms it',
  })
  isOnEarlierTerms: boolean;

  @ApiProperty({
    enum: OBSTACLES,
    nullable: true,
    example: null,
    description:
      'Why a pending application for a job ahead could not be accepted at the moment, whatever its terms: `not-free` if the cleaner is booked or away at its time, `not-taking-bookings` if the cleaner takes none',
  })
  obstacle: Obstacle | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Id of the booking, once it is accepted' })
  bookingId: number | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: ApplicationPosting })
  posting: ApplicationPosting;

  @ApiProperty({ type: ApplicationCleaner })
  cleaner: ApplicationCleaner;

  @Contact()
  contact: ContactState;
}
