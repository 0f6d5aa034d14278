import { Injectable } from '@nestjs/common';
import { addDays, daysRange } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { holdOpenAccounts } from '../users/hold-open-accounts.js';
import { refuseRequestClash } from './booking-clash.js';
import { requirePossible, requireReasonIfLate, requireSeen } from './booking-timing.js';
import { BookingRecordsStore, factsOf, type BookingRecord } from './booking-records.store.js';
import { bookingTimeOf, type BookingTime } from './booking-time.js';
import { BookingViewsService } from './booking-views.service.js';
import { cleanerGone, CleanerTakesBookingsService } from './cleaner-takes-bookings.service.js';
import { SET_BOOKING_TIME, SET_LATE_CHANGE } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { RescheduleBookingDto } from './dto/change-booking.dto.js';
import { BookingRequested } from './events/booking.events.js';
import { openRequestKey } from './request-booking.service.js';
import { RequestLimitsService } from './request-limits.service.js';

/** Requesting the same time again would give up a confirmed booking, or restart the cleaner's time to answer. */
const SAME_TIME = {
  message: 'The booking is at that time already. Choose another, or keep it as it is.',
};

/** Lets the customer request another time. The booking becomes pending again. */
@Injectable()
export class RescheduleBookingService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly records: BookingRecordsStore,
    private readonly limits: RequestLimitsService,
    private readonly calendars: CleanerCalendarsStore,
    private readonly views: BookingViewsService,
    private readonly takesBookings: CleanerTakesBookingsService,
  ) {}

  async reschedule(actor: Actor, bookingId: number, request: RescheduleBookingDto): Promise<BookingResponse> {
    await this.idempotency.changeOnce(bookingId, async (tx) => {
      const now = Date.now();
      const { booking, role } = await this.records.findForParty(tx, bookingId, actor.userId);
      if (role !== 'customer') throw new AppError('FORBIDDEN');
      requireSeen(booking, request);
      requirePossible('reschedule', booking, { role, userId: actor.userId }, now);
      const isLate = requireReasonIfLate(booking, request.reason, now);
      await this.limits.requireMayReschedule(tx, booking, booking.status === 'pending', now);
      const time = bookingTimeOf(request.bookingDate, request.bookingTime, booking.durationMinutes, now);
      if (time.startsAt === booking.startsAt) throw new AppError('DUPLICATE_REQUEST', SAME_TIME);
      if (!(await holdOpenAccounts(tx, [booking.customerId, booking.cleanerUserId]))) throw cleanerGone();
      await this.calendars.lock(tx, booking.cleanerId);
      await this.takesBookings.require(tx.sql, booking);
      // Released first, so that the booking's own slots don't clash with the new time.
      await this.calendars.release(tx, booking);
      const range = daysRange(time.date, addDays(time.date, 1));
      refuseRequestClash(time, await this.calendars.loadOne(booking.cleanerId, range, tx.sql), now);
      await this.records.changeStatus(tx, booking, 'reschedule', actor.userId, {
        movedFrom: booking.startsAt,
      });
      await this.setTime(tx, booking, time, now);
      if (isLate) await tx.sql.run(SET_LATE_CHANGE, [request.reason ?? null, bookingId]);
      const moved = { ...factsOf(booking), startsAt: time.startsAt };
      tx.record(new BookingRequested(moved, booking.startsAt, isLate));
    });
    return this.views.getForParty(bookingId, actor.userId);
  }

  private async setTime(
    tx: Tx,
    booking: BookingRecord,
    { date, time, startsAt, endsAt }: BookingTime,
    now: number,
  ): Promise<void> {
    await refuseDuplicate('DUPLICATE_REQUEST', () =>
      tx.sql.run(SET_BOOKING_TIME, [
        date,
        time,
        startsAt,
        endsAt,
        openRequestKey(booking.customerId, booking.cleanerId, startsAt),
        now,
        booking.bookingId,
      ]),
    );
  }
}
