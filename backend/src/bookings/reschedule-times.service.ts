import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Sql } from '../database/sql.js';
import { FreeSlotsService } from '../cleaners/calendar/free-slots.service.js';
import type { FreeDayResponse, SlotsQuery } from '../cleaners/calendar/dto/free-slots.dto.js';
import { BookingViewsService } from './booking-views.service.js';
import { FIND_BOOKABLE_CLEANER } from './bookings.queries.js';

/** Where else a booking could be: its own time does not stand in its way. */
@Injectable()
export class RescheduleTimesService {
  constructor(
    private readonly sql: Sql,
    private readonly views: BookingViewsService,
    private readonly slots: FreeSlotsService,
  ) {}

  async list(actor: Actor, bookingId: number, days: SlotsQuery): Promise<FreeDayResponse[]> {
    const booking = await this.views.getForParty(bookingId, actor.userId);
    if (booking.customerId !== actor.userId) throw new AppError('FORBIDDEN');
    const cleaner = await this.sql.one(FIND_BOOKABLE_CLEANER, [booking.cleanerId]);
    const isAvailable = cleaner?.status === 'approved' && cleaner.isAvailable && !cleaner.isClosed;
    const held = { startsAt: Date.parse(booking.startsAt), endsAt: Date.parse(booking.endsAt) };
    return this.slots.listOf(
      { cleanerId: booking.cleanerId, isAvailable },
      days,
      Date.now(),
      booking.status === 'confirmed' ? held : undefined,
    );
  }
}
