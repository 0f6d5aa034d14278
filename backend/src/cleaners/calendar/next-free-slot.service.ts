import { Injectable } from '@nestjs/common';
import {
  addDays,
  BOOKING_DURATIONS_HOURS,
  firstStartOn,
  FREE_DAYS_MAX,
  toInstant,
  ukToday,
} from '@tidyhearth/domain';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import { datesBetween, timeToKnow } from './few-days.js';

/** The next time at which a customer could request a cleaner, looking as far ahead as the calendar of free days. */
@Injectable()
export class NextFreeSlotService {
  constructor(private readonly calendars: CleanerCalendarsStore) {}

  async findForCleaner(cleanerId: number, now = Date.now()): Promise<number | null> {
    const from = ukToday(now);
    const to = addDays(from, FREE_DAYS_MAX);
    const calendar = await this.calendars.loadOne(cleanerId, timeToKnow(from, to, now));
    for (const date of datesBetween(from, to)) {
      const time = firstStartOn(date, calendar, now, BOOKING_DURATIONS_HOURS[0]);
      if (time) return toInstant({ date, time }) ?? null;
    }
    return null;
  }
}
