import { Injectable } from '@nestjs/common';
import { addDays, daysRange, freeDays } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../calendar/cleaner-calendars.store.js';

/** Finds who of a page of cleaners can be booked on a day. */
@Injectable()
export class DayAvailabilityService {
  constructor(private readonly calendars: CleanerCalendarsStore) {}

  /** @returns ids of those with at least one free start that day, or with exactly the start that is asked for */
  async findFree(
    cleanerIds: readonly number[],
    date: string,
    time?: string,
    now = Date.now(),
  ): Promise<Set<number>> {
    const range = daysRange(date, addDays(date, 1));
    const calendars = await this.calendars.load(cleanerIds, range);
    const free = new Set<number>();
    for (const [id, calendar] of calendars) {
      const [day] = freeDays(date, date, calendar, now);
      if (day?.starts.some((start) => time === undefined || start.time === time)) free.add(id);
    }
    return free;
  }
}
