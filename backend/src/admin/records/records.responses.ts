import {
  APPLICATION_STATUSES,
  CLIENT_APPS,
  POSTING_STATUSES,
  SERVICE_IDS,
  type ApplicationStatus,
  type ClientApp,
  type PostingStatus,
} from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';

const CREATED = { format: 'date-time', example: '2026-11-20T10:15:00.000Z' };

export class AdminPosting {
  @ApiProperty({ example: 31 })
  id: number;

  @ApiProperty({ example: 12 })
  customerId: number;

  @ApiProperty({ example: 'Ada Lovelace' })
  customerName: string;

  @ApiProperty({ enum: SERVICE_IDS })
  serviceType: string;

  @ApiProperty({ format: 'date-time', description: 'Start of the job', example: '2027-03-15T09:00:00.000Z' })
  date: string;

  @ApiProperty({ description: 'Length in hours', example: 2 })
  duration: number;

  @ApiProperty({ example: 'Oxford' })
  city: string;

  @ApiProperty({ example: '50.00' })
  maxBudget: string;

  @ApiProperty({ enum: POSTING_STATUSES })
  status: PostingStatus;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  assignedCleanerId: number | null;

  @ApiProperty({ example: 3 })
  applicationsCount: number;

  @ApiProperty(CREATED)
  createdAt: string;
}

export class AdminApplication {
  @ApiProperty({ example: 91 })
  id: number;

  @ApiProperty({ example: 31 })
  postingId: number;

  @ApiProperty({ example: 4 })
  cleanerId: number;

  @ApiProperty({ example: 'Grace Hopper' })
  cleanerName: string;

  @ApiProperty({ example: '22.50' })
  proposedRate: string;

  @ApiProperty({ type: String, nullable: true, example: 'I live two streets away.' })
  message: string | null;

  @ApiProperty({ enum: APPLICATION_STATUSES })
  status: ApplicationStatus;

  @ApiProperty(CREATED)
  createdAt: string;
}

export class WaitlistEntryRecord {
  @ApiProperty({ example: 8 })
  id: number;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;

  @ApiProperty(CREATED)
  createdAt: string;
}

export class ContactMessageRecord extends WaitlistEntryRecord {
  @ApiProperty({ example: 'Ada Lovelace' })
  name: string;

  @ApiProperty({ example: 'Do you clean ovens?' })
  subject: string;

  @ApiProperty({ example: 'Mine is thirty years old.' })
  message: string;
}

export class ClientErrorRecord {
  @ApiProperty({ example: 5 })
  id: number;

  @ApiProperty({ enum: CLIENT_APPS })
  app: ClientApp;

  @ApiProperty({ description: 'Part of the page that failed', example: 'bookings' })
  part: string;

  @ApiProperty({ description: 'Path of the page, without ids', example: '/bookings/:id' })
  path: string;

  @ApiProperty({ example: 'items is not iterable' })
  message: string;

  @ApiProperty({ example: 'at BookingList (/assets/bookings.js:1:204)' })
  stack: string;

  @ApiProperty({
    description: 'Browser in which it last happened',
    example: 'Mozilla/5.0 (X11; Linux x86_64)',
  })
  userAgent: string;

  @ApiProperty({ description: 'Number of times it was reported', example: 3 })
  occurrences: number;

  @ApiProperty(CREATED)
  firstSeenAt: string;

  @ApiProperty(CREATED)
  lastSeenAt: string;
}
