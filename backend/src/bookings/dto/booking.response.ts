import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, OBSTACLES, type BookingStatus, type Obstacle } from '@tidyhearth/domain';
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

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Phone number, once the booking is confirmed and if the cleaner shares it',
  })
  phone: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Email address, once the booking is confirmed and if the cleaner shares it',
  })
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

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Phone number, once the booking is confirmed and if the customer shares it',
  })
  phone: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Email address, once the booking is confirmed and if the customer shares it',
  })
  email: string | null;
}

export class BookingResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  customerId: number;

  @ApiProperty({ type: 'integer' })
  cleanerId: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Id of the job from which it came' })
  postingId: number | null;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ example: '2 Bedrooms' })
  homeSize: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Start of the booking: the same instant as `startsAt`, not a day',
  })
  bookingDate: string;

  @ApiProperty({ example: '09:00', description: 'Start time in UK time' })
  bookingTime: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({
    example: '12 Walton Street, Oxford, Oxfordshire, OX1 2JD',
    description:
      'Full address. The cleaner gets only town and outward code once the booking is cancelled or some days after the clean, and so do both parties once the address is erased',
  })
  address: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '12 Walton Street',
    description:
      'Street. Null for the cleaner once the booking is cancelled or some days after the clean, and for both parties once the address is erased',
  })
  streetAddress: string | null;

  @ApiProperty()
  city: string;

  @ApiProperty({ type: String, nullable: true })
  county: string | null;

  @ApiProperty({ example: 'OX1 2JD', description: 'Postcode; only the outward code if the street is null' })
  postcode: string;

  @ApiProperty({ type: String, nullable: true, example: 'Please ring twice.' })
  specialInstructions: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The key safe is by the meter.',
    description:
      'How to get in. The cleaner sees it from confirmation until shortly after the clean; otherwise it is null',
  })
  accessNotes: string | null;

  @ApiProperty({ example: 3, description: 'Length in hours' })
  estimatedDuration: number;

  @ApiProperty({
    example: '25.00',
    description: 'Agreed hourly rate. The total is this times the hours, plus a fee if there is one',
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
    description: 'Time until which the cleaner can answer a pending request, which is released then',
  })
  answerBy: string | null;

  @ApiProperty({
    enum: OBSTACLES,
    nullable: true,
    example: null,
    description:
      'Why the cleaner could not accept a pending request at the moment: `not-free` if booked or away at its time, `not-taking-bookings` if paused or not approved. Both sides read it',
  })
  obstacle: Obstacle | null;

  @ApiProperty({
    example: false,
    description:
      'Whether the account of one party is suspended or closed, and the team has not decided yet if the booking takes place',
  })
  isUndecided: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  completedAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Id of the account that cancelled it; null if the system did, or if it is not cancelled',
  })
  cancelledById: number | null;

  @ApiProperty({
    enum: CANCEL_REASONS,
    enumName: 'CancelReason',
    nullable: true,
    example: null,
    description: 'Kind of cancellation, if it is cancelled',
  })
  cancelReason: CancelReason | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason in the words of the person who cancelled',
  })
  cancellationReason: string | null;

  @ApiProperty({ example: false, description: 'Whether it was cancelled less than a day before its start' })
  isLateCancellation: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason why the customer moved it less than a day before its start',
  })
  lateChangeReason: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Id of the party who said that the clean did not take place; an admin decides',
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

  @ApiProperty({ description: 'Whether the caller has reviewed it' })
  isReviewedByMe: boolean;

  @ApiProperty({
    description:
      'Whether the caller can review it: the work is completed, there is no review by the caller yet, and the other party has not closed the account',
    example: false,
  })
  mayReview: boolean;
}
