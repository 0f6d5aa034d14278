import { Injectable } from '@nestjs/common';
import {
  addDays,
  daysRange,
  mayBooking,
  toWallTime,
  type BookingAction,
  type BookingStatus,
} from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { refuseClash } from './booking-clash.js';
import { BookingRecordsStore, factsOf, type BookingRecord } from './booking-records.store.js';
import { BookingViewsService } from './booking-views.service.js';
import { SET_PAID_AT } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { RequestableStatus } from './dto/change-booking.dto.js';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingPaid,
  type CancelReason,
} from './events/booking.events.js';

type Party = 'customer' | 'cleaner';

const CANCEL_ACTIONS: Record<CancelReason, BookingAction> = {
  declined: 'decline',
  cancelled: 'cancel',
  unanswered: 'release',
  'account-closed': 'release',
};

/** What each party asks for by naming a status; anything not in the transition table is refused. */
function actionFor(status: RequestableStatus, from: BookingStatus, role: Party): BookingAction {
  if (status === 'confirmed') return 'confirm';
  if (status === 'completed') return 'complete';
  return role === 'cleaner' && from === 'pending' ? 'decline' : 'cancel';
}

@Injectable()
export class BookingTransitionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: BookingRecordsStore,
    private readonly calendars: CleanerCalendarsStore,
    private readonly views: BookingViewsService,
  ) {}

  /** Both `PATCH /bookings/{id}` and `POST /bookings/{id}/cancel` obey the same table. */
  async change(actor: Actor, bookingId: number, status: RequestableStatus): Promise<BookingResponse> {
    await this.unitOfWork.run(async (tx) => {
      const { booking, role } = await this.records.findForParty(tx, bookingId, actor.userId);
      const action = actionFor(status, booking.status, role);
      if (role === 'customer' && action !== 'cancel') throw new AppError('FORBIDDEN');
      if (!mayBooking(action, booking.status, role)) throw new AppError('STATE_CONFLICT');
      if (action === 'confirm') await this.confirm(tx, booking, actor);
      else if (action === 'complete') await this.complete(tx, booking, actor.userId);
      else await this.cancel(tx, booking, action === 'decline' ? 'declined' : 'cancelled', actor.userId);
    });
    return this.views.getForParty(bookingId, actor.userId);
  }

  async cancel(
    tx: Tx,
    booking: BookingRecord,
    reason: CancelReason,
    cancelledBy: number | null,
  ): Promise<void> {
    await this.records.changeStatus(tx, booking, CANCEL_ACTIONS[reason], cancelledBy);
    await this.calendars.release(tx, booking.bookingId);
    tx.record(new BookingCancelled(factsOf(booking), reason, cancelledBy, booking.postingId));
  }

  /** Only the admin's own call comes here. */
  async markPaid(actor: Actor, bookingId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const booking = await this.records.find(tx, bookingId);
      if (!booking) throw new AppError('NOT_FOUND');
      if (!actor.isAdmin || !mayBooking('markPaid', booking.status, 'admin'))
        throw new AppError('STATE_CONFLICT');
      await this.records.changeStatus(tx, booking, 'markPaid', actor.userId);
      await tx.sql.run(SET_PAID_AT, [Date.now(), bookingId]);
      tx.record(new BookingPaid(factsOf(booking), actor.userId, booking.totalPence));
    });
  }

  /** The held half-hours decide between competing requests; the lock only makes them queue. */
  private async confirm(tx: Tx, booking: BookingRecord, actor: Actor): Promise<void> {
    if (actor.cleanerStatus !== 'approved') throw new AppError('NOT_APPROVED');
    const now = Date.now();
    if (booking.startsAt <= now) throw new AppError('TIME_HAS_PASSED');
    await this.calendars.lock(tx, booking.cleanerId);
    const { date } = toWallTime(booking.startsAt);
    const range = daysRange(date, addDays(date, 1));
    const calendar = await this.calendars.loadOne(booking.cleanerId, range, tx.sql);
    // Hours and blocks may have changed since the request; the cleaner's own yes overrides the hours.
    refuseClash(booking, { ...calendar, hours: [] }, now);
    await this.records.changeStatus(tx, booking, 'confirm', actor.userId);
    await this.calendars.hold(tx, booking.cleanerId, booking.bookingId, booking);
    tx.record(new BookingConfirmed(factsOf(booking), booking.postingId, actor.userId));
  }

  private async complete(tx: Tx, booking: BookingRecord, cleanerUserId: number): Promise<void> {
    await this.records.changeStatus(tx, booking, 'complete', cleanerUserId);
    // Half-hours are held for confirmed bookings only; what lies ahead of an early finish is free again.
    await this.calendars.release(tx, booking.bookingId);
    tx.record(new BookingCompleted(factsOf(booking), booking.postingId));
  }
}
