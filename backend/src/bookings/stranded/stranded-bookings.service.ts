import { Injectable } from '@nestjs/common';
import { canOfferOthers, isWithdrawable, type StrandedDecision } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import type { Tx } from '../../database/transaction.js';
import { holdOpenAccounts } from '../../users/hold-open-accounts.js';
import { BookingRecordsStore, factsOf, type BookingRecord } from '../booking-records.store.js';
import { requireSeen } from '../booking-timing.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';
import { StrandedBookingDecided } from '../events/stranded-booking.events.js';
import { DECIDE_STRANDED_BOOKING, LOCK_BOOKING } from './stranded-bookings.queries.js';

const NOBODY_TO_OFFER = {
  message: 'The customer is the one who is gone. Keep the booking or cancel it.',
};

const NOTHING_TO_OFFER = {
  message:
    'The visit is over, so no other cleaner can come. Keep the booking, and both are asked whether it took place, or cancel it.',
};

const DISPUTED = {
  message:
    'One of the two says that this visit did not take place. Decide the case: its finding settles this too.',
};

const FINDING_NEEDED = {
  message:
    'This visit is over or disputed, so it is not cancelled by a reason alone. Where one of the two says that it did not happen, decide the case.',
};

/** Lets an admin decide about a stranded booking, or cancel a booking that is not over. */
@Injectable()
export class StrandedBookingsService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
  ) {}

  /** @throws AppError NOT_FOUND; STATE_CONFLICT if the booking doesn't wait for a decision or is disputed */
  async decide(adminId: number, bookingId: number, decision: StrandedDecision, note: string): Promise<void> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const booking = await this.lock(tx, bookingId);
      if (booking.status === 'confirmed' && booking.disputedById !== null)
        throw new AppError('STATE_CONFLICT', DISPUTED);
      if (decision === 'offer-others' && !canOfferOthers(booking, Date.now()))
        throw new AppError('STATE_CONFLICT', NOTHING_TO_OFFER);
      if (decision === 'offer-others' && !(await holdOpenAccounts(tx, [booking.customerId])))
        throw new AppError('STATE_CONFLICT', NOBODY_TO_OFFER);
      const isDecided =
        booking.status === 'confirmed' &&
        (await tx.sql.claim(DECIDE_STRANDED_BOOKING, [decision, Date.now(), adminId, note, bookingId]));
      if (!isDecided) throw new AppError('STATE_CONFLICT');
      if (decision !== 'keep') await this.transitions.cancel(tx, booking, 'admin', adminId, note);
      tx.record(new StrandedBookingDecided(bookingId, decision, adminId, note, factsOf(booking)));
    });
  }

  /** @throws AppError NOT_FOUND, TERMS_CHANGED if it was moved since, STATE_CONFLICT if it is over or disputed */
  async cancel(
    adminId: number,
    bookingId: number,
    reason: string,
    seenStartsAt: string | undefined,
  ): Promise<void> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const booking = await this.lock(tx, bookingId);
      requireSeen(booking, { seenStartsAt });
      const isDisputed = booking.disputedById !== null;
      if (!isWithdrawable({ ...booking, isDisputed }, Date.now()))
        throw new AppError('STATE_CONFLICT', booking.status === 'confirmed' ? FINDING_NEEDED : {});
      await this.transitions.cancel(tx, booking, 'admin', adminId, reason);
    });
  }

  private async lock(tx: Tx, bookingId: number): Promise<BookingRecord> {
    await tx.sql.run(LOCK_BOOKING, [Date.now(), bookingId]);
    const booking = await this.records.find(tx, bookingId);
    if (!booking) throw new AppError('NOT_FOUND');
    return booking;
  }
}
