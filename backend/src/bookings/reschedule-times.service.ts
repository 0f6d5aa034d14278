import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Sql } from '../database/sql.js';
import { FreeSlotsService } from '../cleaners/calendar/free-slots.service.js';
import type { FreeDayResponse, SlotsQuery } from '../cleaners/calendar/dto/free-slots.dto.js';
import { BookingViewsService } from './booking-views.service.js';
import { CleanerTakesBookingsService } from './cleaner-takes-bookings.service.js';

/** Lists the times to which a booking can be moved. Its own time doesn't count as taken. */
@Injectable()
export class RescheduleTimesService {
  constructor(
    private readonly sql: Sql,
    private readonly views: BookingViewsService,
    private readonly slots: FreeSlotsService,
    private readonly takesBookings: CleanerTakesBookingsService,
  ) {}

  /**
   * @throws AppError NOT_FOUND, FORBIDDEN; CLEANER_UNAVAILABLE and PERSON_BLOCKED if a move to any time would be
   * refused
   */
  async list(actor: Actor, bookingId: number, days: SlotsQuery): Promise<FreeDayResponse[]> {
    const booking = await this.views.getForParty(bookingId, actor.userId);
    if (booking.customerId !== actor.userId) throw new AppError('FORBIDDEN');
    const { customerId, cleanerId, cleaner } = booking;
    // Refused as a whole, because an empty list would make the customer try one day after another.
    await this.takesBookings.require(this.sql, { customerId, cleanerId, cleanerUserId: cleaner.userId });
    const time = { startsAt: Date.parse(booking.startsAt), endsAt: Date.parse(booking.endsAt) };
    const held = booking.status === 'confirmed' ? time : undefined;
    const moved = { hours: booking.estimatedDuration, held };
    return this.slots.listOf({ cleanerId, isAvailable: true }, days, Date.now(), moved);
  }
}
