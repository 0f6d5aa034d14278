import { Injectable } from '@nestjs/common';
import { addDays, dayRange, HOUR_MS, toWallTime, ukToday } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import type { DayOfActivity } from './activity.response.js';

interface HourRow {
  hour: number;
  amount: number;
}

type Figure = Exclude<keyof DayOfActivity, 'date'>;

const SOURCES: Record<Figure, string> = {
  signUps: 'users WHERE createdAt >= ?',
  bookings: 'bookings WHERE createdAt >= ?',
  postings: 'postings WHERE createdAt >= ?',
  filledPostings: "postings WHERE createdAt >= ? AND status IN ('assigned', 'completed')",
};

/** Sign-ups, bookings and fill rate over time, for the console's charts. */
@Injectable()
export class ActivityService {
  constructor(private readonly sql: Sql) {}

  async read(days: number): Promise<DayOfActivity[]> {
    const today = ukToday();
    const first = addDays(today, 1 - days);
    const byDate = new Map<string, DayOfActivity>();
    for (let date = first; date <= today; date = addDays(date, 1))
      byDate.set(date, { date, signUps: 0, bookings: 0, postings: 0, filledPostings: 0 });
    const figures = Object.keys(SOURCES) as Figure[];
    const counts = await Promise.all(figures.map((figure) => this.countByHour(figure, first)));
    for (const [index, figure] of figures.entries()) {
      for (const { hour, amount } of counts[index] ?? []) {
        const day = byDate.get(toWallTime(hour).date);
        if (day) day[figure] += amount;
      }
    }
    return [...byDate.values()];
  }

  /** By the hour, because UK days begin on one, whatever the season. */
  private countByHour(figure: Figure, firstDate: string): Promise<HourRow[]> {
    return this.sql.all<HourRow>(
      `SELECT createdAt - createdAt % ${HOUR_MS} AS hour, COUNT(*) AS amount
         FROM ${SOURCES[figure]} GROUP BY createdAt - createdAt % ${HOUR_MS}`,
      [dayRange(firstDate).startsAt],
    );
  }
}
