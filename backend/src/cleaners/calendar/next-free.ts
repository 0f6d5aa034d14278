import { Injectable } from '@nestjs/common';
import { addDays, dayRange, freeDays, toInstant, ukToday } from '@tidyhearth/domain';
import { CleanerCalendars } from './cleaner-calendars.js';

const LOOK_AHEAD_DAYS = 28;
/** People are asked to clean in the day; a calendar without hours is open at night too. */
const EARLIEST = '08:00';
const LATEST = '18:00';

/** The next moment a cleaner could be booked for an hour or more, in the day. */
@Injectable()
export class NextFree {
  constructor(private readonly calendars: CleanerCalendars) {}

  async of(cleanerId: number, now = Date.now()): Promise<number | null> {
    const from = ukToday(now);
    const to = addDays(from, LOOK_AHEAD_DAYS);
    const range = { startsAt: now, endsAt: dayRange(to).endsAt };
    const calendar = await this.calendars.loadOne(cleanerId, range);
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const [day] = freeDays(date, date, calendar, now);
      const start = day?.starts.find(({ time }) => time >= EARLIEST && time <= LATEST);
      if (start) return toInstant({ date, time: start.time }) ?? null;
    }
    return null;
  }
}
