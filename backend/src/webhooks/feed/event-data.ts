import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  BOOKING_STATUSES,
  CLEANER_STATUSES,
  POSTING_STATUSES,
  REVIEW_TYPES,
  type ApplicationStatus,
  type BookingStatus,
  type CleanerStatus,
  type PostingStatus,
  type ReviewType,
} from '@tidyhearth/domain';
import { BID_REJECTION_REASONS, BID_WITHDRAWAL_REASONS } from '../../bids/events/bid.events.js';
import { CANCEL_REASONS } from '../../bookings/events/booking.events.js';
import { POSTING_CANCEL_REASONS } from '../../postings/events/posting.events.js';

/*
 * What an event says about its object at that time: ids, statuses, times and amounts. Names, addresses and texts have
 * to be read through the API, which decides who may see them.
 */

/** The values of `reason`, by the kind of object. */
export const EVENT_REASONS = {
  booking: CANCEL_REASONS,
  posting: POSTING_CANCEL_REASONS,
  // Without a reason if the cleaner withdrew it.
  application: [...BID_WITHDRAWAL_REASONS.filter((reason) => reason !== 'cleaner'), ...BID_REJECTION_REASONS],
} as const;

const why = (object: keyof typeof EVENT_REASONS) =>
  ({
    type: String,
    nullable: true,
    description: `Reason, if the event has one: ${EVENT_REASONS[object].map((word) => `\`${word}\``).join(', ')}`,
    example: null,
  }) as const;

export class BookingEventData {
  @ApiProperty({ enum: ['booking'] })
  object: 'booking';

  @ApiProperty({ type: 'integer', example: 81 })
  id: number;

  @ApiProperty({ type: 'integer' })
  customerId: number;

  @ApiProperty({ type: 'integer' })
  cleanerId: number;

  @ApiProperty({ type: 'integer', example: 15 })
  cleanerUserId: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Id of the job from which it came' })
  postingId: number | null;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ enum: BOOKING_STATUSES, example: 'confirmed' })
  status: BookingStatus;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ example: '54.00' })
  totalAmount: string;

  @ApiProperty(why('booking'))
  reason: string | null;
}

export class PostingEventData {
  @ApiProperty({ enum: ['posting'] })
  object: 'posting';

  @ApiProperty({ type: 'integer', example: 31 })
  id: number;

  @ApiProperty({ type: 'integer' })
  customerId: number;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ enum: POSTING_STATUSES })
  status: PostingStatus;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ description: 'Length in hours', example: 3 })
  estimatedDuration: number;

  @ApiProperty({ example: '90.00' })
  maxBudget: string;

  @ApiProperty({
    type: 'integer',
    description: 'Version of the terms, which rises with each change for which applications must be renewed',
  })
  termsVersion: number;

  @ApiProperty({ type: 'integer', nullable: true })
  assignedCleanerId: number | null;

  @ApiProperty(why('posting'))
  reason: string | null;
}

export class ApplicationEventData {
  @ApiProperty({ enum: ['application'] })
  object: 'application';

  @ApiProperty({ type: 'integer', example: 301 })
  id: number;

  @ApiProperty({ type: 'integer' })
  postingId: number;

  @ApiProperty({ type: 'integer' })
  cleanerId: number;

  @ApiProperty({ type: 'integer', example: 15 })
  cleanerUserId: number;

  @ApiProperty({ enum: APPLICATION_STATUSES })
  status: ApplicationStatus;

  @ApiProperty({ example: '18.00' })
  proposedRate: string;

  @ApiProperty({ type: 'integer', description: 'Version of the terms to which the cleaner agreed' })
  termsVersion: number;

  @ApiProperty(why('application'))
  reason: string | null;
}

export class ReviewEventData {
  @ApiProperty({ enum: ['review'] })
  object: 'review';

  @ApiProperty({ type: 'integer', example: 23 })
  id: number;

  @ApiProperty({ type: 'integer' })
  bookingId: number;

  @ApiProperty({ type: 'integer' })
  reviewerId: number;

  @ApiProperty({ type: 'integer' })
  revieweeId: number;

  @ApiProperty({ enum: REVIEW_TYPES })
  reviewType: ReviewType;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating: number;
}

export class MessageEventData {
  @ApiProperty({ enum: ['message'] })
  object: 'message';

  @ApiProperty({ type: 'integer', example: 511 })
  id: number;

  @ApiProperty()
  conversationId: string;

  @ApiProperty({ type: 'integer' })
  senderId: number;

  @ApiProperty({ type: 'integer' })
  receiverId: number;

  @ApiProperty({ type: 'integer', nullable: true })
  bookingId: number | null;
}

export class CleanerEventData {
  @ApiProperty({ enum: ['cleaner'] })
  object: 'cleaner';

  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  @ApiProperty({ type: 'integer', example: 15 })
  userId: number;

  @ApiProperty({
    enum: CLEANER_STATUSES,
    nullable: true,
    example: 'approved',
    description: 'State of the sign-up; null if it was withdrawn',
  })
  status: CleanerStatus | null;
}

/** Keyed by the name of the object. */
export const EVENT_DATA = {
  booking: BookingEventData,
  posting: PostingEventData,
  application: ApplicationEventData,
  review: ReviewEventData,
  message: MessageEventData,
  cleaner: CleanerEventData,
} as const;

type DataClasses = typeof EVENT_DATA;
export type EventData = InstanceType<DataClasses[keyof DataClasses]>;
