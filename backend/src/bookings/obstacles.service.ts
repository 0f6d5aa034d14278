import { Injectable } from '@nestjs/common';
import type { Obstacle, TimeRange } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import { Sql } from '../database/sql.js';
import { clashOfAcceptance } from './booking-clash.js';

/** A request, or a bid, that waits for a time ahead. */
export interface Waiting extends TimeRange {
  id: number;
  cleanerId: number;
  /** Whether the cleaner has an open account and an approval, and has not paused bookings. */
  takesBookings: boolean;
}

/** Why requests and bids can't be accepted at the moment, by the rules that refuse it. */
@Injectable()
export class ObstaclesService {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  /** Those that have an obstacle, by id. Takes one query at most. */
  async of(waiting: readonly Waiting[], sql = this.sql): Promise<ReadonlyMap<number, Obstacle>> {
    const obstacles = new Map<number, Obstacle>();
    for (const { id } of waiting.filter(({ takesBookings }) => !takesBookings))
      obstacles.set(id, 'not-taking-bookings');
    const dated = waiting.filter(({ takesBookings }) => takesBookings);
    const now = Date.now();
    const calendars = await this.calendars.loadBusy(dated, sql);
    for (const { id, cleanerId, ...range } of dated) {
      const calendar = calendars.get(cleanerId);
      if (calendar && clashOfAcceptance(range, calendar, now)) obstacles.set(id, 'not-free');
    }
    return obstacles;
  }
}
