import { Injectable } from '@nestjs/common';
import { BOOKING_DURATIONS_HOURS, freeDays, overlaps, type TimeRange } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { CleanerVisibilityService } from '../cleaner-visibility.service.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { FreeDayResponse, SlotsQuery } from './dto/free-slots.dto.js';
import { requireFewDays, timeToKnow } from './few-days.js';

/** A booking that is to be moved. */
interface MovedBooking {
  hours: number;
  /** The time that it holds in the calendar, which must not block the booking itself. */
  held: TimeRange | undefined;
}

/** The start times that a customer can choose. The same rules are applied again when the booking is made. */
@Injectable()
export class FreeSlotsService {
  constructor(
    private readonly visibility: CleanerVisibilityService,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  async list(
    cleanerId: number,
    viewer: Actor | undefined,
    days: SlotsQuery,
    now = Date.now(),
  ): Promise<FreeDayResponse[]> {
    requireFewDays(days);
    const { isAvailable } = await this.visibility.find('id', cleanerId, viewer);
    return this.listOf({ cleanerId, isAvailable }, days, now);
  }

  /** @param moved also lists starts that only have room for a booking as short as this one */
  async listOf(
    { cleanerId, isAvailable }: { cleanerId: number; isAvailable: boolean },
    days: SlotsQuery,
    now: number,
    moved?: MovedBooking,
  ): Promise<FreeDayResponse[]> {
    requireFewDays(days);
    const { from, to } = days;
    const calendar = await this.calendars.loadOne(cleanerId, timeToKnow(from, to, now));
    // Confirmed bookings never overlap, so whatever overlaps this time is the moved booking itself.
    const held = moved?.held;
    const bookings = calendar.bookings.filter((booking) => !held || !overlaps(booking, held));
    const shortest = Math.min(BOOKING_DURATIONS_HOURS[0], moved?.hours ?? Infinity);
    return freeDays(from, to, { ...calendar, bookings }, now, shortest).map(({ date, starts }) => ({
      date,
      starts: isAvailable ? starts : [],
    }));
  }
}
