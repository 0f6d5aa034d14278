import { Injectable } from '@nestjs/common';
import { addDays, dayRange, toWallTime, ukToday } from '@tidyhearth/domain';
import { RecentValues } from '../../common/recent-values.js';
import { Sql } from '../../database/sql.js';
import { COUNTED_EACH_TIME } from '../listing/read-list.js';
import { COUNT_BY_HOUR } from '../queries/figures.queries.js';
import type { DayOfActivity } from './activity.response.js';

const FIGURES = ['signUps', 'bookings', 'postings', 'filledPostings'] as const;

/** Sign-ups, bookings and fill rate over time, for the console's charts. */
@Injectable()
export class ActivityService {
  private readonly recent = new RecentValues<DayOfActivity[]>((days) => sumOf(days) > COUNTED_EACH_TIME);

  constructor(private readonly sql: Sql) {}

  read(days: number): Promise<DayOfActivity[]> {
    const today = ukToday();
    return this.recent.get(`${days} days to ${today}`, () => this.count(days, today));
  }

  private async count(days: number, today: string): Promise<DayOfActivity[]> {
    const first = addDays(today, 1 - days);
    const byDate = new Map<string, DayOfActivity>();
    for (let date = first; date <= today; date = addDays(date, 1))
      byDate.set(date, { date, signUps: 0, bookings: 0, postings: 0, filledPostings: 0 });
    const since = dayRange(first).startsAt;
    const counts = await Promise.all(FIGURES.map((figure) => this.sql.all(COUNT_BY_HOUR(figure), [since])));
    for (const [index, figure] of FIGURES.entries()) {
      for (const { hour, amount } of counts[index] ?? []) {
        const day = byDate.get(toWallTime(hour).date);
        if (day) day[figure] += amount;
      }
    }
    return [...byDate.values()];
  }
}

const sumOf = (days: readonly DayOfActivity[]) =>
  days.reduce((sum, { signUps, bookings, postings }) => sum + signUps + bookings + postings, 0);
