import { Injectable } from '@nestjs/common';
import { addDays, BOOKING_HORIZON_DAYS, daysRange, freeDays, ukToday } from '@tidyhearth/domain';
import { AppError, invalid } from '../../common/app-error.js';
import { Sql } from '../../database/sql.js';
import { FIND_APPROVED_CLEANER } from './calendar.queries.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { FreeDayResponse, SlotsQuery } from './dto/free-slots.dto.js';

const MAX_DAYS = 62;

/** The start times that a customer may choose. The same rules decide again when the booking is made. */
@Injectable()
export class FreeSlotsService {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  async list(cleanerId: number, { from, to }: SlotsQuery, now = Date.now()): Promise<FreeDayResponse[]> {
    if (to < from) throw invalid('to', 'to must not be before from');
    if (addDays(from, MAX_DAYS) < to)
      throw invalid('to', `At most ${MAX_DAYS} days can be asked for at once`);
    const cleaner = await this.sql.one(FIND_APPROVED_CLEANER, [cleanerId]);
    if (!cleaner) throw new AppError('NOT_FOUND');
    const today = ukToday(now);
    const last = addDays(today, BOOKING_HORIZON_DAYS);
    const range = daysRange(from, addDays(to, 1));
    const calendar = await this.calendars.loadOne(cleanerId, range);
    return freeDays(from, to, calendar, now).map(({ date, starts }) => ({
      date,
      starts: cleaner.isAvailable && date <= last ? starts : [],
    }));
  }
}
