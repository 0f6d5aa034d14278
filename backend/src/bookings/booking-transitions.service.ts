import { Injectable } from '@nestjs/common';
import {
  addDays,
  daysRange,
  mayBooking,
  toWallTime,
  type BookingAction,
  type BookingStatus,
} from '@tidyhearth/domain';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { holdOpenAccounts, requireOpenAccount } from '../users/hold-open-accounts.js';
import { refuseClashOfRequest } from './booking-clash.js';
import { requirePossible, requireReasonIfLate, requireSeen } from './booking-timing.js';
import { bookingFeeOf } from './booking-price.js';
import { BookingRecordsStore, factsOf, type BookingRecord } from './booking-records.store.js';
import { BookingViewsService } from './booking-views.service.js';
import { FIND_BOOKABLE_CLEANER, SET_CANCELLATION, SET_FEE_RATE, SET_PAID_AT } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { ChangeBookingStatusDto } from './dto/change-booking.dto.js';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingPaid,
  type CancelReason,
} from './events/booking.events.js';
import { FIND_UNDECIDED_OF_BOOKING } from './stranded/stranded-bookings.queries.js';

type Party = 'customer' | 'cleaner';

interface Explanation {
  isLate: boolean;
  /** The reason given by the party who cancels. */
  words: string | null;
}

const CANCEL_ACTIONS: Record<CancelReason, BookingAction> = {
  declined: 'decline',
  cancelled: 'cancel',
  unanswered: 'release',
  'account-closed': 'release',
  suspended: 'release',
  admin: 'withdraw',
  'did-not-happen': 'withdraw',
};

const cancelActionFor = (reason: CancelReason, from: BookingStatus): BookingAction =>
  reason === 'did-not-happen' && from === 'completed' ? 'undo' : CANCEL_ACTIONS[reason];

/**
 * The action that a party means by a status; the transition table decides whether it is allowed.
 *
 * @throws AppError STATE_CONFLICT for a status that neither party can set by its name
 */
function actionFor(status: BookingStatus, from: BookingStatus, role: Party): BookingAction {
  switch (status) {
    case 'confirmed':
      return 'confirm';
    case 'completed':
      return 'complete';
    case 'cancelled':
      return role === 'cleaner' && from === 'pending' ? 'decline' : 'cancel';
    case 'pending':
    case 'paid':
      throw new AppError('STATE_CONFLICT');
  }
}

@Injectable()
export class BookingTransitionsService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly records: BookingRecordsStore,
    private readonly calendars: CleanerCalendarsStore,
    private readonly views: BookingViewsService,
    private readonly blocks: PersonBlocksStore,
    private readonly config: Config,
  ) {}

  /** For `PATCH /bookings/{id}` and `POST /bookings/{id}/cancel`. */
  async change(
    actor: Actor,
    bookingId: number,
    { status, reason, ...seen }: ChangeBookingStatusDto,
  ): Promise<BookingResponse> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const now = Date.now();
      const { booking, role } = await this.records.findForParty(tx, bookingId, actor.userId);
      requireSeen(booking, seen);
      const action = actionFor(status, booking.status, role);
      if (role === 'customer' && action !== 'cancel') throw new AppError('FORBIDDEN');
      requirePossible(action, booking, { role, userId: actor.userId }, now);
      if (action !== 'confirm') await requireOpenAccount(tx, actor.userId);
      if (action === 'confirm') await this.confirm(tx, booking, actor);
      else if (action === 'complete') await this.complete(tx, booking, 'complete', actor.userId);
      else {
        // Nobody is late in giving up a visit that the other one can't keep.
        const isUndecided = (await tx.sql.one(FIND_UNDECIDED_OF_BOOKING, [bookingId])) !== undefined;
        const isLate = !isUndecided && requireReasonIfLate(booking, reason, now);
        const why = { isLate, words: reason ?? null };
        const kind = action === 'decline' ? 'declined' : 'cancelled';
        await this.cancel(tx, booking, kind, actor.userId, null, why);
      }
    });
    return this.views.getForParty(bookingId, actor.userId);
  }

  async cancel(
    tx: Tx,
    booking: BookingRecord,
    reason: CancelReason,
    cancelledBy: number | null,
    note: string | null = null,
    { isLate, words }: Explanation = { isLate: false, words: null },
  ): Promise<void> {
    await this.calendars.release(tx, booking);
    const { bookingId, postingId, status } = booking;
    await this.records.changeStatus(tx, booking, cancelActionFor(reason, status), cancelledBy, {
      reason,
      note,
    });
    await tx.sql.run(SET_CANCELLATION, [cancelledBy, words ?? note, isLate, bookingId]);
    if (status === 'completed') await tx.sql.run(SET_FEE_RATE, [null, bookingId]);
    tx.record(new BookingCancelled(factsOf(booking), reason, cancelledBy, postingId, note, isLate, status));
  }

  /**
   * Releases the slots, which only confirmed bookings hold, and stores the fee rate, so that later changes of the rate
   * don't affect this job.
   */
  async complete(
    tx: Tx,
    booking: BookingRecord,
    action: 'complete' | 'happened' | 'settle',
    completedBy: number,
  ): Promise<void> {
    await this.calendars.release(tx, booking);
    await this.records.changeStatus(tx, booking, action, completedBy);
    await tx.sql.run(SET_FEE_RATE, [this.config.platformFeeBasisPoints, booking.bookingId]);
    tx.record(new BookingCompleted(factsOf(booking), booking.postingId, completedBy));
  }

  /** Only for the console. */
  async markPaid(actor: Actor, bookingId: number): Promise<void> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const booking = await this.records.find(tx, bookingId);
      if (!booking) throw new AppError('NOT_FOUND');
      if (!actor.isAdmin || !mayBooking('markPaid', booking.status, 'admin'))
        throw new AppError('STATE_CONFLICT');
      await this.records.changeStatus(tx, booking, 'markPaid', actor.userId);
      await tx.sql.run(SET_PAID_AT, [Date.now(), bookingId]);
      tx.record(new BookingPaid(factsOf(booking), actor.userId, booking.totalPence, bookingFeeOf(booking)));
    });
  }

  /** The primary key of the slots decides between competing requests; the lock only makes them wait. */
  private async confirm(tx: Tx, booking: BookingRecord, actor: Actor): Promise<void> {
    if (actor.cleanerStatus !== 'approved') throw new AppError('NOT_APPROVED');
    const now = Date.now();
    if (!(await holdOpenAccounts(tx, [booking.customerId, booking.cleanerUserId])))
      throw new AppError('CUSTOMER_GONE');
    const refusal = () => new AppError('STATE_CONFLICT');
    await this.blocks.requireNone(tx.sql, actor.userId, booking.customerId, refusal);
    await this.calendars.lock(tx, booking.cleanerId);
    const cleaner = await tx.sql.one(FIND_BOOKABLE_CLEANER, [booking.cleanerId]);
    if (cleaner?.status !== 'approved') throw new AppError('NOT_APPROVED');
    if (!cleaner.isAvailable) throw new AppError('NOT_TAKING_BOOKINGS');
    const { date } = toWallTime(booking.startsAt);
    const range = daysRange(date, addDays(date, 1));
    const calendar = await this.calendars.loadOne(booking.cleanerId, range, tx.sql);
    // Blocks may have changed since the request.
    refuseClashOfRequest(booking, calendar, now);
    await this.records.changeStatus(tx, booking, 'confirm', actor.userId);
    await this.calendars.hold(tx, booking.cleanerId, booking.bookingId, booking);
    tx.record(new BookingConfirmed(factsOf(booking), booking.postingId, actor.userId));
  }
}
