import { Injectable } from '@nestjs/common';
import { addDays, daysRange, mayBooking } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { refuseDuplicate } from '../database/engine.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { refuseClash } from './booking-clash.js';
import { BookingRecordsStore, factsOf, type BookingRecord } from './booking-records.store.js';
import { bookingTimeOf, type BookingTime } from './booking-time.js';
import { BookingViewsService } from './booking-views.service.js';
import { SET_BOOKING_TIME } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { RescheduleBookingDto } from './dto/change-booking.dto.js';
import { BookingRequested } from './events/booking.events.js';
import { openRequestKey } from './request-booking.service.js';

/** The customer wants another time: the booking is a request again, and the cleaner is asked again. */
@Injectable()
export class RescheduleBookingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: BookingRecordsStore,
    private readonly calendars: CleanerCalendarsStore,
    private readonly views: BookingViewsService,
  ) {}

  async reschedule(actor: Actor, bookingId: number, request: RescheduleBookingDto): Promise<BookingResponse> {
    await this.unitOfWork.run(async (tx) => {
      const now = Date.now();
      const { booking, role } = await this.records.findForParty(tx, bookingId, actor.userId);
      if (role !== 'customer') throw new AppError('FORBIDDEN');
      if (!mayBooking('reschedule', booking.status, role)) throw new AppError('STATE_CONFLICT');
      const time = bookingTimeOf(request.bookingDate, request.bookingTime, booking.durationMinutes, now);
      await this.calendars.lock(tx, booking.cleanerId);
      // First, so that the booking's own half-hours do not stand in its way.
      await this.calendars.release(tx, bookingId);
      const range = daysRange(time.date, addDays(time.date, 1));
      refuseClash(time, await this.calendars.loadOne(booking.cleanerId, range, tx.sql), now);
      await this.records.changeStatus(tx, booking, 'reschedule', actor.userId);
      await this.setTime(tx, booking, time, now);
      tx.record(new BookingRequested({ ...factsOf(booking), startsAt: time.startsAt }, true));
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
