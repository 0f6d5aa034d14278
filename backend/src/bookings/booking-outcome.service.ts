import { Injectable } from '@nestjs/common';
import type { VisitFinding } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { requirePossible, requireSeen } from './booking-timing.js';
import { BookingRecordsStore, factsOf } from './booking-records.store.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingViewsService } from './booking-views.service.js';
import { SET_DISPUTE } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { DisputeBookingDto } from './dto/change-booking.dto.js';
import { BookingDisputed } from './events/booking-disputed.event.js';

const FOUND_NOT_DONE = 'We found that this clean did not take place.';

/** Lets the parties say whether a clean took place that nobody has marked as completed. An admin decides disputes. */
@Injectable()
export class BookingOutcomeService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
    private readonly views: BookingViewsService,
  ) {}

  /** Lets the customer complete the booking if the cleaner has not. */
  async confirmHappened({ userId }: Actor, bookingId: number): Promise<BookingResponse> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const { booking, role } = await this.records.findForParty(tx, bookingId, userId);
      if (role !== 'customer') throw new AppError('FORBIDDEN');
      requirePossible('happened', booking, { role, userId }, Date.now());
      await requireOpenAccount(tx, userId);
      await this.transitions.complete(tx, booking, 'happened', userId);
    });
    return this.views.getForParty(bookingId, userId);
  }

  /** Lets either party say that the clean did not take place. An admin then decides. */
  async dispute(
    { userId }: Actor,
    bookingId: number,
    { text, ...seen }: DisputeBookingDto,
  ): Promise<BookingResponse> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const now = Date.now();
      const { booking, role } = await this.records.findForParty(tx, bookingId, userId);
      requireSeen(booking, seen);
      requirePossible('dispute', booking, { role, userId }, now);
      if (booking.disputedById !== null) throw new AppError('BOOKING_DISPUTED');
      await requireOpenAccount(tx, userId);
      const isFirst = await tx.sql.claim(SET_DISPUTE(), [userId, now, now, bookingId, booking.startsAt]);
      if (!isFirst) throw new AppError('STATE_CONFLICT');
      tx.record(new BookingDisputed(bookingId, userId, text, factsOf(booking)));
    });
    return this.views.getForParty(bookingId, userId);
  }

  /** @throws AppError STATE_CONFLICT if the booking has ended meanwhile, or isn't disputed */
  async settleDispute(tx: Tx, bookingId: number, adminId: number, finding: VisitFinding): Promise<void> {
    const booking = await this.records.find(tx, bookingId);
    // Otherwise a completion by a party after the case was read would be undone.
    if (booking?.status !== 'confirmed' || booking.disputedById === null)
      throw new AppError('STATE_CONFLICT');
    if (finding === 'took-place') await this.transitions.complete(tx, booking, 'settle', adminId);
    else await this.transitions.cancel(tx, booking, finding, adminId, FOUND_NOT_DONE);
  }

  /**
   * Cancels a completed booking after an admin found that the clean did not take place.
   *
   * @throws AppError STATE_CONFLICT if it is no longer completed
   */
  async undoCompletion(tx: Tx, bookingId: number, adminId: number): Promise<void> {
    const booking = await this.records.find(tx, bookingId);
    if (booking?.status !== 'completed') throw new AppError('STATE_CONFLICT');
    await this.transitions.cancel(tx, booking, 'did-not-happen', adminId, FOUND_NOT_DONE);
  }
}
