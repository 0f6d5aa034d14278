import { Injectable } from '@nestjs/common';
import {
  dayNumber,
  fullDaysOf,
  openWeekdaysOf,
  ukToday,
  type Calendar,
  type WorkingHours,
} from '@tidyhearth/domain';
import type { Tx } from '../../database/transaction.js';
import { DELETE_FULL_DAYS, INSERT_FULL_DAYS, SET_OPEN_WEEKDAYS } from './full-days.queries.js';

/** Rows per INSERT. */
const STEP = 500;

/**
 * Stores what the search needs to know about calendars. The caller must have locked the calendar and loaded everything
 * that touches these days.
 */
@Injectable()
export class FullDaysStore {
  /** @param days the first and last day, as `dayNumber`; days before today are ignored */
  async replace(
    tx: Tx,
    cleanerId: number,
    calendar: Calendar,
    [first, last]: readonly [number, number],
  ): Promise<void> {
    const from = Math.max(first, dayNumber(ukToday()));
    if (last < from) return;
    await tx.sql.run(DELETE_FULL_DAYS, [cleanerId, from, last]);
    const full = fullDaysOf(calendar, from).filter((day) => day <= last);
    for (let index = 0; index < full.length; index += STEP) {
      const days = full.slice(index, index + STEP);
      await tx.sql.run(
        INSERT_FULL_DAYS(days.length),
        days.flatMap((day) => [cleanerId, day]),
      );
    }
  }

  async setHours(tx: Tx, cleanerId: number, hours: readonly WorkingHours[]): Promise<void> {
    await tx.sql.run(SET_OPEN_WEEKDAYS, [openWeekdaysOf(hours), cleanerId]);
  }
}
