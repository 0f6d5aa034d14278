import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { isoOf, isoOrNull } from '../../database/columns.js';
import { Sql } from '../../database/sql.js';
import { FIND_BOOKING_OF_PARTY, type BookingRow } from '../booking-views.queries.js';
import { LIST_BOOKING_CHANGES, type BookingChangeRow } from './booking-history.queries.js';
import type { BookingStep, BookingStepResponse, StepActor } from './booking-step.response.js';

type Parties = Pick<BookingRow, 'customerId' | 'cleanerUserId'>;

function actorOf(userId: number | null, { customerId, cleanerUserId }: Parties): StepActor {
  if (userId === null) return 'system';
  if (userId === customerId) return 'customer';
  return userId === cleanerUserId ? 'cleaner' : 'team';
}

function stepOf({ fromStatus, toStatus }: BookingChangeRow): BookingStep {
  if (toStatus === 'pending') return fromStatus === null ? 'requested' : 'rescheduled';
  if (toStatus === 'confirmed') return fromStatus === null ? 'booked' : 'confirmed';
  return toStatus;
}

/** Who did what with a booking and when, without names. */
@Injectable()
export class BookingHistoryService {
  constructor(private readonly sql: Sql) {}

  /** Latest step first. */
  async listForParty(bookingId: number, userId: number): Promise<BookingStepResponse[]> {
    const booking = await this.sql.one(FIND_BOOKING_OF_PARTY, [bookingId, userId, userId]);
    if (!booking) throw new AppError('NOT_FOUND');
    const changes = await this.sql.all(LIST_BOOKING_CHANGES, [bookingId]);
    const steps = changes.map((change) => ({
      step: stepOf(change),
      by: actorOf(change.changedBy, booking),
      reason: change.reason,
      movedFrom: isoOrNull(change.movedFrom),
      at: change.changedAt,
    }));
    const { disputedById, disputedAt } = booking;
    if (disputedById !== null && disputedAt !== null)
      steps.push({
        step: 'disputed',
        by: actorOf(disputedById, booking),
        reason: null,
        movedFrom: null,
        at: disputedAt,
      });
    const isCustomer = booking.customerId === userId;
    return steps
      .filter(({ step }) => !isCustomer || step !== 'paid')
      .toSorted((a, b) => b.at - a.at)
      .map(({ at, ...step }) => ({ ...step, at: isoOf(at) }));
  }
}
