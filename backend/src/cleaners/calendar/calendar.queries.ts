import { placeholders } from '../../database/sql.js';
import {
  dynamicSelect,
  dynamicWrite,
  int,
  nullable,
  select,
  text,
  write,
  type RowOf,
} from '../../database/statement.js';

const HOURS = { day: int, startTime: text, endTime: text };
const isOneOf = (cleanerIds: readonly number[]) => `cleanerId IN (${placeholders(cleanerIds)})`;

export const LIST_WORKING_HOURS = select(
  'calendar.listWorkingHours',
  HOURS,
  'SELECT day, startTime, endTime FROM working_hours WHERE cleanerId = ? ORDER BY day, startTime',
);

/**
 * Rows with a day are working hours, those with an end are blocks, and those with neither are held half-hours, with
 * their number in `startsAt`. It is a single statement, because sending one costs more than executing it. Parameters:
 * the cleaners; the cleaners and the range of the blocks; the cleaners and the range of the slots.
 */
export const LIST_CALENDARS = dynamicSelect(
  'calendar.listCalendars',
  {
    cleanerId: int,
    day: nullable(int),
    startTime: nullable(text),
    endTime: nullable(text),
    startsAt: nullable(int),
    endsAt: nullable(int),
  },
  (cleanerIds: readonly number[]) =>
    `SELECT cleanerId, day, startTime, endTime, NULL AS startsAt, NULL AS endsAt
       FROM working_hours WHERE ${isOneOf(cleanerIds)}
     UNION ALL SELECT cleanerId, NULL, NULL, NULL, startsAt, endsAt FROM availability_blocks
      WHERE ${isOneOf(cleanerIds)} AND endsAt > ? AND startsAt < ?
     UNION ALL SELECT cleanerId, NULL, NULL, NULL, slot, NULL FROM booking_slots
      WHERE ${isOneOf(cleanerIds)} AND slot >= ? AND slot < ?`,
  [[[1, 2]]],
);

/**
 * The same without working hours, of each cleaner at one time. Parameters: the cleaners with the range of the blocks,
 * then with the range of the slots.
 */
export const LIST_BUSY = dynamicSelect(
  'calendar.listBusy',
  { cleanerId: int, startsAt: int, endsAt: nullable(int) },
  (times: number) => {
    const atOneOf = (condition: string) => Array(times).fill(`(cleanerId = ? AND ${condition})`).join(' OR ');
    return `SELECT cleanerId, startsAt, endsAt FROM availability_blocks WHERE ${atOneOf('endsAt > ? AND startsAt < ?')}
     UNION ALL SELECT cleanerId, slot, NULL FROM booking_slots WHERE ${atOneOf('slot >= ? AND slot < ?')}`;
  },
  [[1], [2]],
);

/**
 * Must come first in every change of a calendar, so that concurrent changes wait for each other instead of missing each
 * other.
 */
export const LOCK_CALENDAR = write(
  'calendar.lock',
  'UPDATE cleaners SET calendarVersion = calendarVersion + 1 WHERE id = ?',
);

export const HOLD_SLOTS = dynamicWrite(
  'calendar.holdSlots',
  (slots: readonly number[]) =>
    `INSERT INTO booking_slots (cleanerId, slot, bookingId)
     VALUES ${slots.map(() => '(?, ?, ?)').join(', ')}`,
  [[[1, 2]]],
);

export const RELEASE_SLOTS = write('calendar.releaseSlots', 'DELETE FROM booking_slots WHERE bookingId = ?');

export const LIST_HELD_BOOKINGS = select(
  'calendar.listHeldBookings',
  { bookingId: int },
  'SELECT DISTINCT bookingId FROM booking_slots WHERE cleanerId = ? AND slot >= ? AND slot < ? ORDER BY bookingId',
);

const BLOCK = { id: int, startsAt: int, endsAt: int, reason: nullable(text) };

export type BlockRow = RowOf<typeof FIND_BLOCK>;

export const FIND_BLOCK = select(
  'calendar.findBlock',
  BLOCK,
  'SELECT id, startsAt, endsAt, reason FROM availability_blocks WHERE id = ? AND cleanerId = ?',
);

/** The latest end comes first, so that the limit only cuts off old blocks and none that lies ahead. */
export const LIST_BLOCKS = dynamicSelect(
  'calendar.listBlocks',
  BLOCK,
  (limit: number) =>
    `SELECT id, startsAt, endsAt, reason FROM availability_blocks WHERE cleanerId = ? AND endsAt > ?
      ORDER BY endsAt DESC, id DESC LIMIT ${limit}`,
  [[10]],
);

export type CalendarBlockRow = RowOf<typeof LIST_BLOCKS_FOR_CALENDAR>;

export const LIST_BLOCKS_FOR_CALENDAR = select(
  'calendar.listBlocksForCalendar',
  { ...BLOCK, createdAt: int },
  `SELECT id, startsAt, endsAt, reason, createdAt FROM availability_blocks WHERE cleanerId = ? AND endsAt > ?
    ORDER BY endsAt, id LIMIT 500`,
);

export const COUNT_BLOCKS_AHEAD = select(
  'calendar.countBlocksAhead',
  { blocks: int },
  'SELECT COUNT(*) AS blocks FROM availability_blocks WHERE cleanerId = ? AND endsAt > ?',
);

export const DELETE_BLOCK = write(
  'calendar.deleteBlock',
  'DELETE FROM availability_blocks WHERE id = ? AND cleanerId = ?',
);

export const EXPORT_WORKING_HOURS = select(
  'calendar.exportWorkingHours',
  HOURS,
  `SELECT w.day, w.startTime, w.endTime FROM working_hours w JOIN cleaners c ON c.id = w.cleanerId
    WHERE c.userId = ? ORDER BY w.id`,
);

export const EXPORT_BLOCKS = select(
  'calendar.exportBlocks',
  { startsAt: int, endsAt: int, reason: nullable(text), createdAt: int },
  `SELECT b.startsAt, b.endsAt, b.reason, b.createdAt FROM availability_blocks b
     JOIN cleaners c ON c.id = b.cleanerId WHERE c.userId = ? ORDER BY b.id`,
);
