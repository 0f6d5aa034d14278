import { ApiProperty } from '@nestjs/swagger';
import { CANCEL_REASONS, type CancelReason } from '../events/booking.events.js';

/** `booked`: created from an accepted bid. `disputed`: one of the parties said that the clean did not take place. */
const BOOKING_STEPS = [
  'requested',
  'booked',
  'rescheduled',
  'confirmed',
  'completed',
  'disputed',
  'paid',
  'cancelled',
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/** `team`: an admin. `system`: a deadline has passed. */
const STEP_ACTORS = ['customer', 'cleaner', 'team', 'system'] as const;
export type StepActor = (typeof STEP_ACTORS)[number];

export class BookingStepResponse {
  @ApiProperty({
    enum: BOOKING_STEPS,
    enumName: 'BookingStep',
    example: 'requested',
    description: 'Step of the booking; the customer does not see `paid`',
  })
  step: BookingStep;

  @ApiProperty({
    enum: STEP_ACTORS,
    enumName: 'StepActor',
    example: 'customer',
    description: 'Who took the step',
  })
  by: StepActor;

  @ApiProperty({
    enum: CANCEL_REASONS,
    enumName: 'CancelReason',
    nullable: true,
    example: null,
    description: 'Kind of cancellation',
  })
  reason: CancelReason | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Start that the booking had before it was moved',
  })
  movedFrom: string | null;

  @ApiProperty({ format: 'date-time', example: '2027-03-08T18:20:00.000Z' })
  at: string;
}
