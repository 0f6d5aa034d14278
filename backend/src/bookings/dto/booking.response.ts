import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '@tidyhearth/domain';
import { HasPage } from '../../cleaners/cleaner-page.js';
import { Contact, type ContactState } from '../../blocks/contact.js';
import { CANCEL_REASONS, type CancelReason } from '../events/booking.events.js';

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

  @HasPage()
  hasPage: boolean;

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

export class BookingResponse {
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

  @ApiProperty({
    example: '12 Walton Street, Oxford, Oxfordshire, OX1 2JD',
    description:
      'Town and outward code for the cleaner once it is cancelled or some days after the clean, and for both once it is erased',
  })
  address: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '12 Walton Street',
    description:
      'Null for the cleaner once it is cancelled or some days after the clean, and for both once it is erased',
  })
  streetAddress: string | null;

  @ApiProperty()
  city: string;

  @ApiProperty({ type: String, nullable: true })
  county: string | null;

  @ApiProperty({ example: 'OX1 2JD', description: 'Where the street is null, the outward code' })
  postcode: string;

  @ApiProperty({ type: String, nullable: true, example: 'Please ring twice.' })
  specialInstructions: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The key safe is by the meter.',
    description: 'How to get in. For the cleaner from confirmation until shortly after the clean, else null',
  })
  accessNotes: string | null;

  @ApiProperty({ example: 3, description: 'Hours' })
  estimatedDuration: number;

  @ApiProperty({
    example: '25.00',
    description: 'As agreed: the total is it times the hours, and a fee if there is one',
  })
  hourlyRate: string;

  @ApiProperty({ example: '75.00' })
  totalAmount: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2027-03-10T18:20:00.000Z',
    description: 'While it is pending: until when the cleaner can answer. Then it is released',
  })
  answerBy: string | null;

  @ApiProperty({
    example: false,
    description:
      'The account of one side is suspended or closed, and the team has not decided yet whether the booking takes place',
  })
  isUndecided: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  completedAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'Null: by the system, or not' })
  cancelledById: number | null;

  @ApiProperty({
    enum: CANCEL_REASONS,
    enumName: 'CancelReason',
    nullable: true,
    example: null,
    description: 'Which kind of ending it was, where it is cancelled',
  })
  cancelReason: CancelReason | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'In the words of who cancelled it',
  })
  cancellationReason: string | null;

  @ApiProperty({ example: false, description: 'Cancelled less than a day before its start' })
  isLateCancellation: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why the customer moved it less than a day before its start',
  })
  lateChangeReason: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Which of the two says that the clean did not happen; an admin decides',
  })
  disputedById: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  disputedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: BookingCleaner })
  cleaner: BookingCleaner;

  @ApiProperty({ type: BookingCustomer })
  customer: BookingCustomer;

  @Contact()
  contact: ContactState;

  @ApiProperty({ description: 'The caller has written a review of it' })
  isReviewedByMe: boolean;

  @ApiProperty({
    description:
      'The caller can write one: the work is completed, and the other party has not closed the account',
    example: false,
  })
  mayReview: boolean;
}
