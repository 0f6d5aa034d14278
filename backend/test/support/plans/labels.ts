import { engine } from '../engine.js';
import { filterBookings, LIST_BOOKINGS } from '../../../src/admin/queries/bookings.queries.js';
import { hasStartLeft } from '../../../src/cleaners/search/search-criteria.js';
import { ringPlan, squaresPlan } from '../../../src/cleaners/search/nearest.queries.js';
import type { IndexHint } from '../../../src/cleaners/search/plan-parts.js';
import {
  cellPlan,
  cellTopsPlan,
  COUNT_LISTED_BY_CELL,
  COUNT_SEARCHED,
  countInCells,
  narrowedCellPlans,
  narrowedWalkPlans,
  shortlistPlan,
  SEARCH_CLEANERS,
  walkPlan,
} from '../../../src/cleaners/search/search.queries.js';
import { milesOfChord } from '../../../src/geo/grid.js';
import { declaredStatements } from '../statements.js';

/** A statement as it is sent. The label includes its shape if the cost depends on that. */
export interface Asked {
  label: string;
  text: string;
}

/** Statements whose samples lack the index hint, which each engine spells differently. */
const HINTED = ['cleaners.search', 'cleaners.countSearched', 'cleaners.countListedByCell'];
/** INSERT … VALUES reads no table. */
const GIVES_ROWS = /^\s*(?:INSERT|REPLACE)\b(?:(?!\bSELECT\b)[^])*\bVALUES\b/i;

export async function askedStatements(): Promise<Asked[]> {
  const declared = (await declaredStatements()).filter(
    ({ name, statement }) => !GIVES_ROWS.test(statement.text) && !HINTED.includes(name),
  );
  return [
    ...declared.map(({ name, statement }) => ({
      label: labelOf(name, statement.text),
      text: statement.text,
    })),
    ...searches(),
    { label: 'cleaners.countSearched', text: COUNT_SEARCHED(countInCells(SEARCH, hint)).text },
    { label: 'cleaners.countListedByCell', text: COUNT_LISTED_BY_CELL(hint).text },
    bookingsOfOneStatus(),
  ];
}

/** The console's initial list of what is waiting. As one of many filters, it would be allowed to sort. */
function bookingsOfOneStatus(): Asked {
  const { sql } = filterBookings({ status: 'pending' });
  const page = LIST_BOOKINGS(sql, { page: 1, perPage: 25, sort: 'createdAt', order: 'DESC' });
  return { label: 'admin.listBookings of one status', text: page.text };
}

/** Labels a list of the console with the filter or the sort column. */
function labelOf(name: string, text: string): string {
  if (!/\) chosen ON chosen\.pageId/.test(text)) return name;
  return /\bWHERE\b/.test(text) ? `${name} narrowed` : `${name} by ${/ORDER BY (\S+)/.exec(text)?.[1]}`;
}

/** Filters of a search with a date. */
const FILTERS = { sql: ' AND (c.openWeekdays & ?) <> 0', params: [1] };
const NARROW = { sql: ' AND c.hourlyRatePence <= ? AND c.ratingHundredths >= ?', params: [1300, 490] };
const CURSOR: [number, number] = [500, 50_000];
/** One of the squares is at the cursor's distance. */
const SQUARES = {
  squares: [
    { fcell: 500_000_100, miles: milesOfChord(CURSOR[0]) },
    { fcell: 500_000_103, miles: 0 },
  ],
  ringMiles: 1,
};
const PLACE = { latitude: 51.75, longitude: -1.26, radiusMiles: 10 };

const SEARCH = { origin: PLACE, filters: FILTERS, lookups: hasStartLeft('2026-01-01') };

const hint: IndexHint = (index) => (engine === 'mariadb' ? `FORCE INDEX (${index})` : `INDEXED BY ${index}`);

function searches(): Asked[] {
  return [undefined, CURSOR].flatMap((cursor) => {
    const rest = { filters: FILTERS, lookups: SEARCH.lookups, cursor };
    const plans = (['rating', 'price', 'reviews'] as const).flatMap((sort) => [
      { label: 'country', plan: walkPlan({ ...rest, sort, origin: undefined }, 20, hint) },
      { label: 'walk', plan: walkPlan({ ...rest, sort, origin: PLACE }, 20, hint) },
      { label: 'cells', plan: cellPlan({ ...rest, sort, origin: PLACE }, 20, hint) },
      { label: 'cell tops', plan: cellTopsPlan({ ...rest, sort, origin: PLACE }, 20, hint) },
      ...Object.values(narrowedCellPlans).map((plan) => ({
        label: 'narrowed cells',
        plan: plan({ ...rest, filters: NARROW, sort, origin: PLACE }, 20, hint),
      })),
      ...Object.values(narrowedWalkPlans).map((plan) => ({
        label: 'narrowed country',
        plan: plan({ ...rest, filters: NARROW, sort, origin: undefined }, 20, hint),
      })),
      ...[cellPlan, cellTopsPlan].map((plan) => ({
        label: 'shortlist',
        plan: shortlistPlan(plan, { ...rest, sort, origin: PLACE }, { limit: 20, candidates: 50 }, hint),
      })),
    ]);
    return [
      ...plans,
      { label: 'ring', plan: ringPlan({ ...rest, sort: 'distance', origin: PLACE }, 1, 20, hint) },
      {
        label: 'squares',
        plan: squaresPlan({ ...rest, sort: 'distance', origin: PLACE }, SQUARES, 20, hint),
      },
    ].map(({ label, plan }) => ({ label: `cleaners.search ${label}`, text: SEARCH_CLEANERS(plan).text }));
  });
}
