import { Injectable } from '@nestjs/common';
import { bookableDay, firstStartOn, ukToday, type BookableDay } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { CleanerVisibilityService } from '../cleaner-visibility.service.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { DaysQuery, FreeDaysResponse } from './dto/free-slots.dto.js';
import { datesBetween, daysToSearch, requireFewDays, timeToKnow } from './few-days.js';

type NextFree = NonNullable<FreeDaysResponse['nextFree']>;

/** Which days a customer can request, and why the others are closed. It never reveals why a cleaner is away. */
@Injectable()
export class FreeDaysService {
  constructor(
    private readonly visibility: CleanerVisibilityService,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  async list(
    cleanerId: number,
    viewer: Actor | undefined,
    query: DaysQuery,
    now = Date.now(),
  ): Promise<FreeDaysResponse> {
    requireFewDays(query);
    const { from, to, hours } = query;
    const { isAvailable } = await this.visibility.find('id', cleanerId, viewer);
    const dates = datesBetween(from, to);
    if (!isAvailable) return { nextFree: null, days: dates.map((date) => pausedDay(date, now)) };
    const ahead = daysToSearch(query, now);
    const calendar = await this.calendars.loadOne(cleanerId, timeToKnow(from, ahead.at(-1) ?? to, now));
    const days = dates.map((date) => bookableDay(date, calendar, now, hours));
    const startOf = (date: string) => firstStartOn(date, calendar, now, hours);
    return {
      nextFree: firstListed(days) ?? firstOf(ahead, startOf) ?? null,
      days,
    };
  }
}

function firstListed(days: readonly BookableDay[]): NextFree | undefined {
  const day = days.find(({ isBookable }) => isBookable);
  return day?.firstStart ? { date: day.date, time: day.firstStart } : undefined;
}

function firstOf(
  dates: readonly string[],
  startOf: (date: string) => string | undefined,
): NextFree | undefined {
  for (const date of dates) {
    const time = startOf(date);
    if (time) return { date, time };
  }
  return undefined;
}

const pausedDay = (date: string, now: number): BookableDay => ({
  date,
  isBookable: false,
  firstStart: null,
  closed: date < ukToday(now) ? 'past' : 'paused',
});
