import { Injectable } from '@nestjs/common';
import { SLOT_MS, slotsOf, type Calendar, type TimeRange, type WorkingHours } from '@tidyhearth/domain';
import { refuseDuplicate } from '../../database/engine.js';
import { placeholders, Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';

type Reader = Pick<Sql, 'all'>;
interface HoursRow {
  cleanerId: number;
  day: number;
  startTime: string;
  endTime: string;
}
interface BlockRow extends TimeRange {
  cleanerId: number;
}
interface SlotRow {
  cleanerId: number;
  slot: number;
}

/** When cleaners can be booked: working hours, blocks, and the half-hours that confirmed bookings hold. */
@Injectable()
export class CleanerCalendarsStore {
  constructor(private readonly sql: Sql) {}

  /** Calendars of several cleaners for a stretch of time, in three queries however many there are. */
  async load(
    cleanerIds: readonly number[],
    range: TimeRange,
    reader: Reader = this.sql,
  ): Promise<Map<number, Calendar>> {
    const calendars = new Map<
      number,
      Calendar & { bookings: TimeRange[]; blocks: TimeRange[]; hours: WorkingHours[] }
    >();
    for (const id of cleanerIds) calendars.set(id, { hours: [], blocks: [], bookings: [] });
    if (cleanerIds.length === 0) return calendars;
    const ids = placeholders(cleanerIds);
    const hours = await reader.all<HoursRow>(
      `SELECT cleanerId, day, startTime, endTime FROM working_hours WHERE cleanerId IN (${ids})`,
      cleanerIds,
    );
    const blocks = await reader.all<BlockRow>(
      `SELECT cleanerId, startsAt, endsAt FROM availability_blocks
        WHERE cleanerId IN (${ids}) AND endsAt > ? AND startsAt < ?`,
      [...cleanerIds, range.startsAt, range.endsAt],
    );
    const slots = await reader.all<SlotRow>(
      `SELECT cleanerId, slot FROM booking_slots WHERE cleanerId IN (${ids}) AND slot >= ? AND slot < ?`,
      [...cleanerIds, Math.floor(range.startsAt / SLOT_MS), Math.ceil(range.endsAt / SLOT_MS)],
    );
    for (const { cleanerId, day, startTime, endTime } of hours) {
      calendars.get(cleanerId)?.hours.push({ day, start: startTime, end: endTime });
    }
    for (const { cleanerId, startsAt, endsAt } of blocks)
      calendars.get(cleanerId)?.blocks.push({ startsAt, endsAt });
    for (const { cleanerId, slot } of slots) {
      calendars.get(cleanerId)?.bookings.push({ startsAt: slot * SLOT_MS, endsAt: (slot + 1) * SLOT_MS });
    }
    return calendars;
  }

  async loadOne(cleanerId: number, range: TimeRange, reader: Reader = this.sql): Promise<Calendar> {
    const calendars = await this.load([cleanerId], range, reader);
    return calendars.get(cleanerId) ?? { hours: [], blocks: [], bookings: [] };
  }

  /** Whatever changes a calendar does this first, so that such changes queue instead of missing each other. */
  async lock(tx: Tx, cleanerId: number): Promise<void> {
    await tx.sql.run('UPDATE cleaners SET calendarVersion = calendarVersion + 1 WHERE id = ?', [cleanerId]);
  }

  /** @throws AppError SLOT_TAKEN when any half-hour of the range is held already */
  async hold(tx: Tx, cleanerId: number, bookingId: number, range: TimeRange): Promise<void> {
    const slots = slotsOf(range);
    await refuseDuplicate('SLOT_TAKEN', () =>
      tx.sql.run(
        `INSERT INTO booking_slots (cleanerId, slot, bookingId) VALUES ${slots.map(() => '(?, ?, ?)').join(', ')}`,
        slots.flatMap((slot) => [cleanerId, slot, bookingId]),
      ),
    );
  }

  async release(tx: Tx, bookingId: number): Promise<void> {
    await tx.sql.run('DELETE FROM booking_slots WHERE bookingId = ?', [bookingId]);
  }
}
