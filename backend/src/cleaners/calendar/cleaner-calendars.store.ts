import { Injectable } from '@nestjs/common';
import { SLOT_MS, slotsOf, type Calendar, type TimeRange, type WorkingHours } from '@tidyhearth/domain';
import { refuseDuplicate } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import {
  HOLD_SLOTS,
  LIST_BLOCKS_OF_CLEANERS,
  LIST_HELD_SLOTS_OF_CLEANERS,
  LIST_WORKING_HOURS_OF_CLEANERS,
  LOCK_CALENDAR,
  RELEASE_SLOTS,
} from './calendar.queries.js';

type Reader = Pick<Sql, 'all'>;

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
    const hours = await reader.all(LIST_WORKING_HOURS_OF_CLEANERS(cleanerIds), cleanerIds);
    const blocks = await reader.all(LIST_BLOCKS_OF_CLEANERS(cleanerIds), [
      ...cleanerIds,
      range.startsAt,
      range.endsAt,
    ]);
    const slots = await reader.all(LIST_HELD_SLOTS_OF_CLEANERS(cleanerIds), [
      ...cleanerIds,
      Math.floor(range.startsAt / SLOT_MS),
      Math.ceil(range.endsAt / SLOT_MS),
    ]);
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
    await tx.sql.run(LOCK_CALENDAR, [cleanerId]);
  }

  /** @throws AppError SLOT_TAKEN when any half-hour of the range is held already */
  async hold(tx: Tx, cleanerId: number, bookingId: number, range: TimeRange): Promise<void> {
    const slots = slotsOf(range);
    await refuseDuplicate('SLOT_TAKEN', () =>
      tx.sql.run(
        HOLD_SLOTS(slots),
        slots.flatMap((slot) => [cleanerId, slot, bookingId]),
      ),
    );
  }

  async release(tx: Tx, bookingId: number): Promise<void> {
    await tx.sql.run(RELEASE_SLOTS, [bookingId]);
  }
}
