import { Injectable } from '@nestjs/common';
import { freeDays, overlaps, type TimeRange } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { CleanerVisibilityService } from '../cleaner-visibility.service.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { FreeDayResponse, SlotsQuery } from './dto/free-slots.dto.js';
import { requireFewDays, timeToKnow } from './few-days.js';

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

  /** @param moved the time of a booking that is to be moved, which must not block itself */
  async listOf(
    { cleanerId, isAvailable }: { cleanerId: number; isAvailable: boolean },
    days: SlotsQuery,
    now: number,
    moved?: TimeRange,
  ): Promise<FreeDayResponse[]> {
    requireFewDays(days);
    const { from, to } = days;
    const calendar = await this.calendars.loadOne(cleanerId, timeToKnow(from, to, now));
    // Confirmed bookings never overlap, so whatever overlaps this time is the moved booking itself.
    const bookings = calendar.bookings.filter((booking) => !moved || !overlaps(booking, moved));
    return freeDays(from, to, { ...calendar, bookings }, now).map(({ date, starts }) => ({
      date,
      starts: isAvailable ? starts : [],
    }));
  }
}
