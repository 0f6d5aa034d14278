import { Injectable } from '@nestjs/common';
import { MINUTE_MS, type ApplicationObstacle, type Calendar, type TimeRange } from '@tidyhearth/domain';
import { clashOfBid } from '../bookings/booking-clash.js';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import type { BidRow } from './bids.queries.js';

/** Why bids can't be accepted at the moment, by the rules that refuse it. */
@Injectable()
export class BidObstaclesService {
  constructor(private readonly calendars: CleanerCalendarsStore) {}

  /** Those that have an obstacle, by the id of the bid. Takes one query at most. */
  async of(rows: readonly BidRow[]): Promise<ReadonlyMap<number, ApplicationObstacle>> {
    const now = Date.now();
    const waiting = rows.filter((row) => isWaiting(row, now));
    const calendars = await this.calendarsOf(waiting.filter(takesBookings));
    const obstacles = new Map<number, ApplicationObstacle>();
    for (const row of waiting) {
      const obstacle = obstacleOf(row, calendars.get(row.cleanerId), now);
      if (obstacle) obstacles.set(row.id, obstacle);
    }
    return obstacles;
  }

  /** The bids of a list are on one job or by one cleaner, so the time from the first to the last adds little. */
  private async calendarsOf(rows: readonly BidRow[]): Promise<ReadonlyMap<number, Calendar>> {
    if (rows.length === 0) return new Map();
    const cleanerIds = [...new Set(rows.map(({ cleanerId }) => cleanerId))];
    const ranges = rows.map(timeOf);
    return this.calendars.load(cleanerIds, {
      startsAt: Math.min(...ranges.map(({ startsAt }) => startsAt)),
      endsAt: Math.max(...ranges.map(({ endsAt }) => endsAt)),
    });
  }
}

const isWaiting = ({ status, postingStatus, startsAt }: BidRow, now: number): boolean =>
  status === 'pending' && postingStatus === 'open' && startsAt > now;

const takesBookings = ({ isCleanerOpen, isCleanerApproved, isAvailable }: BidRow): boolean =>
  isCleanerOpen && isCleanerApproved && isAvailable;

const timeOf = ({ startsAt, durationMinutes }: BidRow): TimeRange => ({
  startsAt,
  endsAt: startsAt + durationMinutes * MINUTE_MS,
});

function obstacleOf(
  row: BidRow,
  calendar: Calendar | undefined,
  now: number,
): ApplicationObstacle | undefined {
  if (!takesBookings(row) || !calendar) return 'not-taking-bookings';
  return clashOfBid(timeOf(row), calendar, now) && 'not-free';
}
