import { Injectable } from '@nestjs/common';
import {
  addDays,
  bookableDay,
  daysRange,
  firstStartOn,
  lastBookableDay,
  ukToday,
  type BookableDay,
} from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { CleanerVisibilityService } from '../cleaner-visibility.service.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { DaysQuery, FreeDaysResponse } from './dto/free-slots.dto.js';
import { MAX_DAYS, requireFewDays } from './few-days.js';

type NextFree = NonNullable<FreeDaysResponse['nextFree']>;

/** Which days a customer may ask for, and why the others are closed; never why somebody is away. */
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
    const last = lookAhead(from, to, now);
    const calendar = await this.calendars.loadOne(cleanerId, daysRange(from, addDays(last, 1)));
    const days = dates.map((date) => bookableDay(date, calendar, now, hours));
    const startOf = (date: string) => firstStartOn(date, calendar, now, hours);
    return {
      nextFree: firstListed(days) ?? firstOf(datesBetween(addDays(to, 1), last), startOf) ?? null,
      days,
    };
  }
}

/** How far the next free start is looked for: from today, where the first day lies in the past. */
function lookAhead(from: string, to: string, now: number): string {
  const today = ukToday(now);
  const horizon = lastBookableDay(now);
  if (from > horizon) return to;
  const last = addDays(from < today ? today : from, MAX_DAYS);
  const seen = last < horizon ? last : horizon;
  return to > seen ? to : seen;
}

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
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
