import { dayNumber, hasClockChange, parsePence, ukToday, weekdayBit } from '@tidyhearth/domain';
import { decodeCursor } from '../../common/paging.js';
import type { SqlValue } from '../../database/sql.js';
import { chordLimit, gridPosition } from '../../geo/grid.js';
import type { CleanerSort, SearchCleanersQuery } from '../dto/search-cleaners.query.js';
import { wantedMask } from '../service-mask.js';

export interface Origin {
  latitude: number;
  longitude: number;
  radiusMiles: number;
}

/** A piece of SQL with the values of its placeholders. */
export interface Condition {
  sql: string;
  params: SqlValue[];
}

export const NO_CONDITION: Condition = { sql: '', params: [] };

/** Sort key of the last row of a page: the value sorted by (`d2` for distance) and the id. */
export type SearchCursor = [key: number, id: number];

export interface SearchCriteria {
  origin?: Origin;
  sort: CleanerSort;
  /** Over columns of the search indexes. */
  filters: Condition;
  /** Reads another table for each cleaner, so it comes last. */
  lookups: Condition;
  cursor?: SearchCursor;
}

export function criteriaOf(
  query: SearchCleanersQuery,
  origin: Origin | undefined,
  hiddenIds: readonly number[] = [],
): SearchCriteria {
  return {
    origin,
    // Without a place there is no distance to sort by.
    sort: query.sort === 'distance' && !origin ? 'rating' : query.sort,
    filters: filtersOf(query, hiddenIds),
    lookups: query.date === undefined ? NO_CONDITION : hasStartLeft(query.date),
    cursor:
      query.cursor === undefined ? undefined : decodeCursor<SearchCursor>(query.cursor, ['number', 'number']),
  };
}

const penceOf = (amount: string) => parsePence(amount) ?? 0;

function filtersOf(
  { service, minRate, maxRate, minRating, insured, date }: SearchCleanersQuery,
  hiddenIds: readonly number[],
): Condition {
  const parts: [string, SqlValue][] = [];
  if (service !== undefined) parts.push(['(c.serviceMask & ?) <> 0', wantedMask(service)]);
  if (minRate !== undefined) parts.push(['c.hourlyRatePence >= ?', penceOf(minRate)]);
  if (maxRate !== undefined) parts.push(['c.hourlyRatePence <= ?', penceOf(maxRate)]);
  if (minRating !== undefined) parts.push(['c.ratingHundredths >= ?', Math.round(minRating * 100)]);
  // The day after its last one an insurance counts no more, whether or not the job that ends it has come by.
  if (insured === true)
    parts.push(['c.isInsured = 1 AND (c.insuredUntil IS NULL OR c.insuredUntil >= ?)', ukToday()]);
  if (date !== undefined) parts.push(...opensOnDay(date));
  for (const id of hiddenIds) parts.push(['c.id <> ?', id]);
  return { sql: parts.map(([sql]) => ` AND ${sql}`).join(''), params: parts.map(([, value]) => value) };
}

/** Takes bookings, on that weekday too. On the days of a clock change the hours of the weekday may leave more or less. */
function opensOnDay(date: string): [string, SqlValue][] {
  const takesBookings: [string, SqlValue] = ['c.isAvailable = ?', 1];
  return hasClockChange(date)
    ? [takesBookings]
    : [takesBookings, ['(c.openWeekdays & ?) <> 0', weekdayBit(date)]];
}

/** Today some of these starts are past. A scalar subquery: for EXISTS MariaDB would read all who are full that day. */
export const hasStartLeft = (date: string): Condition => ({
  sql: ' AND (SELECT f.day FROM full_days f WHERE f.cleanerId = c.id AND f.day = ?) IS NULL',
  params: [dayNumber(date)],
});

/** Squared chord from the origin, as an expression over the covering columns. */
export function chordOf(origin: Origin): Condition {
  const { gx, gy, gz } = gridPosition(origin);
  return {
    sql: '((c.gx - ?) * (c.gx - ?) + (c.gy - ?) * (c.gy - ?) + (c.gz - ?) * (c.gz - ?))',
    params: [gx, gx, gy, gy, gz, gz],
  };
}

export function withinRadius(origin: Origin): Condition {
  const d2 = chordOf(origin);
  return { sql: ` AND ${d2.sql} <= ?`, params: [...d2.params, chordLimit(origin.radiusMiles)] };
}
