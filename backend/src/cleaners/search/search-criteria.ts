import { dayNumber, hasClockChange, parsePence, ukToday, weekdayBit } from '@tidyhearth/domain';
import { decodeOrderedCursor, type OrderedKey } from '../../common/paging.js';
import type { SqlValue } from '../../database/sql.js';
import { chordLimit, gridPosition, squaredChord } from '../../geo/grid.js';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import type { CleanerSort, SearchCleanersQuery } from '../dto/search-cleaners.query.js';
import { wantedMask } from '../service-mask.js';
import type { FilterTest } from './selectivity.js';

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
export type SearchCursor = OrderedKey;

export interface SearchCriteria {
  origin?: Origin;
  sort: CleanerSort;
  /** Over columns of the search indexes. */
  filters: Condition;
  /** The filters as functions, to estimate from a sample how many cleaners pass them. */
  tests?: readonly FilterTest[];
  /** The day (`dayNumber`) on which they must have a start. */
  day?: number;
  /** Reads another table for each cleaner, so it is checked last. */
  lookups: Condition;
  cursor?: SearchCursor;
}

type Place = Pick<ResolvedPostcode, 'postcode' | 'latitude' | 'longitude'>;

/** @returns also `order`, which a cursor names so that no other list accepts it */
export function criteriaOf(
  query: SearchCleanersQuery,
  place: Place | undefined,
  hiddenIds: readonly number[] = [],
): SearchCriteria & { order: string } {
  // Without a place, there is no distance to sort by.
  const sort = query.sort === 'distance' && !place ? 'rating' : query.sort;
  // A distance is only valid for its own place. Cursors can't contain spaces.
  const order = sort === 'distance' && place ? `${sort}:${place.postcode.replaceAll(' ', '')}` : sort;
  return {
    origin: place && { ...place, radiusMiles: query.radius },
    sort,
    order,
    ...filtersOf(query, hiddenIds),
    day: query.date === undefined ? undefined : dayNumber(query.date),
    lookups: query.date === undefined ? NO_CONDITION : hasStartLeft(query.date),
    cursor: query.cursor === undefined ? undefined : decodeOrderedCursor(query.cursor, order),
  };
}

const penceOf = (amount: string) => parsePence(amount) ?? 0;

function filtersOf(
  { service, minRate, maxRate, minRating, insured, date }: SearchCleanersQuery,
  hiddenIds: readonly number[],
): Pick<SearchCriteria, 'filters' | 'tests'> {
  const filters: Condition = { sql: '', params: [] };
  const tests: FilterTest[] = [];
  const add = (sql: string, value: SqlValue, test?: FilterTest) => {
    filters.sql += ` AND ${sql}`;
    filters.params.push(value);
    if (test) tests.push(test);
  };
  if (service !== undefined) {
    const wanted = wantedMask(service);
    add('(c.serviceMask & ?) <> 0', wanted, {
      column: 'serviceMask',
      passes: ({ serviceMask }) => (serviceMask & wanted) !== 0,
    });
  }
  if (minRate !== undefined) {
    const least = penceOf(minRate);
    add('c.hourlyRatePence >= ?', least, {
      column: 'hourlyRatePence',
      passes: ({ hourlyRatePence }) => hourlyRatePence >= least,
    });
  }
  if (maxRate !== undefined) {
    const most = penceOf(maxRate);
    add('c.hourlyRatePence <= ?', most, {
      column: 'hourlyRatePence',
      passes: ({ hourlyRatePence }) => hourlyRatePence <= most,
    });
  }
  if (minRating !== undefined) {
    const least = Math.round(minRating * 100);
    add('c.ratingHundredths >= ?', least, {
      column: 'ratingHundredths',
      passes: ({ ratingHundredths }) => ratingHundredths >= least,
    });
  }
  // Insurance stops counting on the day after its last one, whether or not the job that ends it has run yet.
  if (insured === true)
    add('c.isInsured = 1 AND (c.insuredUntil IS NULL OR c.insuredUntil >= ?)', ukToday(), {
      column: 'isInsured',
      passes: ({ isInsured }) => isInsured,
    });
  // Takes bookings, and works on that weekday. On days of a clock change, working hours may leave more or fewer starts
  // than usual.
  if (date !== undefined) {
    add('c.isAvailable = ?', 1, { column: 'isAvailable', passes: ({ isAvailable }) => isAvailable });
    const day = weekdayBit(date);
    if (!hasClockChange(date))
      add('(c.openWeekdays & ?) <> 0', day, {
        column: 'openWeekdays',
        passes: ({ openWeekdays }) => (openWeekdays & day) !== 0,
      });
  }
  for (const id of hiddenIds) add('c.id <> ?', id);
  return { filters, tests };
}

/**
 * For today, some of these starts may have passed. It is a scalar subquery because with EXISTS MariaDB would read
 * everybody who is full that day.
 */
export const hasStartLeft = (date: string): Condition => ({
  sql: ' AND (SELECT f.day FROM full_days f WHERE f.cleanerId = c.id AND f.day = ?) IS NULL',
  params: [dayNumber(date)],
});

/** The squared chord from the origin, as an expression over columns of the search indexes. */
export function chordOf(origin: Origin): Condition {
  const { gx, gy, gz } = gridPosition(origin);
  return {
    sql: squaredChord('c'),
    params: [gx, gx, gy, gy, gz, gz],
  };
}

export function withinRadius(origin: Origin): Condition {
  const d2 = chordOf(origin);
  return { sql: ` AND ${d2.sql} <= ?`, params: [...d2.params, chordLimit(origin.radiusMiles)] };
}
