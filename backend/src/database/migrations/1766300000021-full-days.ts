import {
  ALL_WEEKDAYS,
  dayNumber,
  dayRange,
  fullDaysOf,
  openWeekdaysOf,
  SLOT_MS,
  ukToday,
  type Calendar,
  type TimeRange,
  type WorkingHours,
} from '@tidyhearth/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** How many cleaners' calendars are read at a time. */
const STEP = 500;

interface Row {
  cleanerId: number | string;
}

/** The days on which search omits a cleaner (docs/decisions/0035). A second run writes the same rows. */
export class FullDays1766300000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const builder = new TableBuilder(runner);
    await builder.addIntegers('cleaners', ['openWeekdays'], ALL_WEEKDAYS);
    await builder.create('full_days', [builder.key('cleanerId', 'int'), builder.key('day', 'int')], {
      indices: [['ix_full_days_day', 'day']],
      references: [['fk_full_days_cleaner', 'cleanerId', 'cleaners']],
    });
    const today = ukToday();
    const { startsAt: midnight } = dayRange(today);
    const busy = (await runner.query(
      `SELECT cleanerId FROM working_hours
       UNION SELECT cleanerId FROM availability_blocks WHERE endsAt > ?
       UNION SELECT cleanerId FROM booking_slots WHERE slot >= ? ORDER BY cleanerId`,
      [midnight, midnight / SLOT_MS],
    )) as Row[];
    for (let index = 0; index < busy.length; index += STEP) {
      const ids = busy.slice(index, index + STEP).map(({ cleanerId }) => Number(cleanerId));
      for (const [id, calendar] of await calendarsOf(runner, ids, midnight)) {
        await runner.query('UPDATE cleaners SET openWeekdays = ? WHERE id = ?', [
          openWeekdaysOf(calendar.hours),
          id,
        ]);
        await runner.query('DELETE FROM full_days WHERE cleanerId = ?', [id]);
        for (const day of fullDaysOf(calendar, dayNumber(today)))
          await runner.query('INSERT INTO full_days (cleanerId, day) VALUES (?, ?)', [id, day]);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('full_days');
    await runner.dropColumn('cleaners', 'openWeekdays');
  }
}

async function calendarsOf(
  runner: QueryRunner,
  ids: readonly number[],
  from: number,
): Promise<Map<number, Calendar>> {
  const marks = ids.map(() => '?').join(', ');
  const calendars = new Map(
    ids.map((id) => [
      id,
      { hours: [] as WorkingHours[], blocks: [] as TimeRange[], bookings: [] as TimeRange[] },
    ]),
  );
  const hours = (await runner.query(
    `SELECT cleanerId, day, startTime, endTime FROM working_hours WHERE cleanerId IN (${marks})`,
    [...ids],
  )) as (Row & { day: number; startTime: string; endTime: string })[];
  for (const { cleanerId, day, startTime, endTime } of hours)
    calendars.get(Number(cleanerId))?.hours.push({ day: Number(day), start: startTime, end: endTime });
  const blocks = (await runner.query(
    `SELECT cleanerId, startsAt, endsAt FROM availability_blocks WHERE cleanerId IN (${marks}) AND endsAt > ?`,
    [...ids, from],
  )) as (Row & { startsAt: number | string; endsAt: number | string })[];
  for (const { cleanerId, startsAt, endsAt } of blocks)
    calendars.get(Number(cleanerId))?.blocks.push({ startsAt: Number(startsAt), endsAt: Number(endsAt) });
  const slots = (await runner.query(
    `SELECT cleanerId, slot FROM booking_slots WHERE cleanerId IN (${marks}) AND slot >= ?`,
    [...ids, from / SLOT_MS],
  )) as (Row & { slot: number })[];
  for (const { cleanerId, slot } of slots) {
    const startsAt = Number(slot) * SLOT_MS;
    calendars.get(Number(cleanerId))?.bookings.push({ startsAt, endsAt: startsAt + SLOT_MS });
  }
  return calendars;
}
