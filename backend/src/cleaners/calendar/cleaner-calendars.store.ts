import { Injectable } from '@nestjs/common';
import {
  dateOfDay,
  dayNumber,
  dayRange,
  daysRange,
  daysTouched,
  SLOT_MS,
  slotsOf,
  ukToday,
  type BookingStatus,
  type Calendar,
  type TimeRange,
  type WorkingHours,
} from '@tidyhearth/domain';
import { refuseDuplicate } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { HOLD_SLOTS, LIST_BUSY, LIST_CALENDARS, LOCK_CALENDAR, RELEASE_SLOTS } from './calendar.queries.js';
import { FullDaysStore } from './full-days.store.js';

type Reader = Pick<Sql, 'all'>;

/** Later than any day that a block can include. */
const MAX_DAY = 2 ** 31 - 1;

/** The half-hours of a time, from the first to the one after the last. */
const slotRange = ({ startsAt, endsAt }: TimeRange) =>
  [Math.floor(startsAt / SLOT_MS), Math.ceil(endsAt / SLOT_MS)] as const;
const slotTime = (slot: number): TimeRange => ({ startsAt: slot * SLOT_MS, endsAt: (slot + 1) * SLOT_MS });

interface HeldBooking extends TimeRange {
  bookingId: number;
  cleanerId: number;
  status: BookingStatus;
}

/** When cleaners can be booked: working hours, blocks, and the half-hours that confirmed bookings hold. */
@Injectable()
export class CleanerCalendarsStore {
  constructor(
    private readonly sql: Sql,
    private readonly fullDays: FullDaysStore,
  ) {}

  /** Calendars of several cleaners for a period of time, read in one query. */
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
    const rows = await reader.all(LIST_CALENDARS(cleanerIds), [
      ...cleanerIds,
      ...cleanerIds,
      range.startsAt,
      range.endsAt,
      ...cleanerIds,
      ...slotRange(range),
    ]);
    for (const { cleanerId, day, startTime, endTime, startsAt, endsAt } of rows) {
      const calendar = calendars.get(cleanerId);
      if (day !== null && startTime !== null && endTime !== null)
        calendar?.hours.push({ day, start: startTime, end: endTime });
      else if (startsAt !== null && endsAt !== null) calendar?.blocks.push({ startsAt, endsAt });
      else if (startsAt !== null) calendar?.bookings.push(slotTime(startsAt));
    }
    return calendars;
  }

  /** What fills the time of cleaners at each of these times, read in one query. By cleaner, without working hours. */
  async loadBusy(
    times: readonly (TimeRange & { cleanerId: number })[],
    reader: Reader = this.sql,
  ): Promise<Map<number, Calendar>> {
    const calendars = new Map<number, Calendar & { bookings: TimeRange[]; blocks: TimeRange[] }>();
    if (times.length === 0) return calendars;
    const rows = await reader.all(LIST_BUSY(times.length), [
      ...times.flatMap(({ cleanerId, startsAt, endsAt }) => [cleanerId, startsAt, endsAt]),
      ...times.flatMap(({ cleanerId, ...range }) => [cleanerId, ...slotRange(range)]),
    ]);
    for (const { cleanerId, startsAt, endsAt } of rows) {
      const calendar = calendars.get(cleanerId) ?? { hours: [], blocks: [], bookings: [] };
      if (endsAt === null) calendar.bookings.push(slotTime(startsAt));
      else calendar.blocks.push({ startsAt, endsAt });
      calendars.set(cleanerId, calendar);
    }
    return calendars;
  }

  async loadOne(cleanerId: number, range: TimeRange, reader: Reader = this.sql): Promise<Calendar> {
    const calendars = await this.load([cleanerId], range, reader);
    return calendars.get(cleanerId) ?? { hours: [], blocks: [], bookings: [] };
  }

  /**
   * Must come first in every change of a calendar, so that concurrent changes wait for each other instead of missing
   * each other.
   */
  async lock(tx: Tx, cleanerId: number): Promise<void> {
    await tx.sql.run(LOCK_CALENDAR, [cleanerId]);
  }

  /** @throws AppError SLOT_TAKEN if any half-hour of the range is already held */
  async hold(tx: Tx, cleanerId: number, bookingId: number, range: TimeRange): Promise<void> {
    const slots = slotsOf(range);
    await refuseDuplicate('SLOT_TAKEN', () =>
      tx.sql.run(
        HOLD_SLOTS(slots),
        slots.flatMap((slot) => [cleanerId, slot, bookingId]),
      ),
    );
    await this.noteFullDays(tx, cleanerId, range);
  }

  /**
   * Does nothing unless the booking is confirmed, because others hold no slots. Call it before writing the booking's
   * row, because confirming a booking also locks the calendar first.
   */
  async release(tx: Tx, booking: HeldBooking): Promise<void> {
    if (booking.status !== 'confirmed') return;
    await this.lock(tx, booking.cleanerId);
    await tx.sql.run(RELEASE_SLOTS, [booking.bookingId]);
    await this.noteFullDays(tx, booking.cleanerId, booking);
  }

  /** Call it after each change of a locked calendar, with the time that has changed. */
  async noteFullDays(tx: Tx, cleanerId: number, changed: TimeRange): Promise<void> {
    const [first, last] = daysTouched(changed);
    if (last < dayNumber(ukToday())) return;
    const range = daysRange(dateOfDay(first), dateOfDay(last + 1));
    const calendar = await this.loadOne(cleanerId, range, tx.sql);
    await this.fullDays.replace(tx, cleanerId, calendar, [first, last]);
  }

  /** The same for changed working hours, which affect all days ahead. */
  async noteHours(tx: Tx, cleanerId: number): Promise<void> {
    const { startsAt } = dayRange(ukToday());
    const range = { startsAt, endsAt: Number.MAX_SAFE_INTEGER };
    const calendar = await this.loadOne(cleanerId, range, tx.sql);
    await this.fullDays.setHours(tx, cleanerId, calendar.hours);
    await this.fullDays.replace(tx, cleanerId, calendar, [dayNumber(ukToday()), MAX_DAY]);
  }
}
