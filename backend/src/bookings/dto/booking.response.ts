import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '@tidyhearth/domain';
import { JobNotesResponse } from '../job-notes/job-notes.dto.js';

class PersonName {
  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Lane' })
  lastName: string;
}

class BookingCleaner {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  userId: number;

  @ApiProperty({ type: String, nullable: true })
  profileImage: string | null;

  @ApiProperty({ type: PersonName })
  user: PersonName;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the cleaner shares it' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the cleaner shares it' })
  email: string | null;
}

class BookingCustomer extends PersonName {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ example: 4.9 })
  rating: number;

  @ApiProperty({ type: 'integer' })
  reviewCount: number;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the customer shares it' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the customer shares it' })
  email: string | null;
}

export class BookingResponse extends JobNotesResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  customerId: number;

  @ApiProperty({ type: 'integer' })
  cleanerId: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The job it came from' })
  postingId: number | null;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ example: '2 Bedrooms' })
  homeSize: string;

  @ApiProperty({ format: 'date-time', description: 'The instant of the start' })
  bookingDate: string;

  @ApiProperty({ example: '09:00', description: 'On a UK clock' })
  bookingTime: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ example: '12 Walton Street, Oxford, Oxfordshire, OX1 2JD' })
  address: string;

  @ApiProperty()
  streetAddress: string;

  @ApiProperty()
  city: string;

  @ApiProperty({ type: String, nullable: true })
  county: string | null;

  @ApiProperty({ example: 'OX1 2JD' })
  postcode: string;

  @ApiProperty({ example: 3, description: 'Hours' })
  estimatedDuration: number;

  @ApiProperty({ example: '75.00' })
  totalAmount: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: BookingCleaner })
  cleaner: BookingCleaner;

  @ApiProperty({ type: BookingCustomer })
  customer: BookingCustomer;

  @ApiProperty({ description: 'The caller has written a review of it' })
  isReviewedByMe: boolean;
}
