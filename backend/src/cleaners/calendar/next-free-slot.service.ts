import { Injectable } from '@nestjs/common';
import { addDays, dayRange, freeDays, toInstant, ukToday } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';

const LOOK_AHEAD_DAYS = 28;

/** The next time that a customer could ask a cleaner for. */
@Injectable()
export class NextFreeSlotService {
  constructor(private readonly calendars: CleanerCalendarsStore) {}

  async findForCleaner(cleanerId: number, now = Date.now()): Promise<number | null> {
    const from = ukToday(now);
    const to = addDays(from, LOOK_AHEAD_DAYS);
    const range = { startsAt: now, endsAt: dayRange(to).endsAt };
    const calendar = await this.calendars.loadOne(cleanerId, range);
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const [day] = freeDays(date, date, calendar, now);
      const start = day?.starts[0];
      if (start) return toInstant({ date, time: start.time }) ?? null;
    }
    return null;
  }
}
