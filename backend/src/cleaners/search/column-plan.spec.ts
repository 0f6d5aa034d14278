import { hasStartLeft, NO_CONDITION } from './search-criteria.js';
import { cellPlan, cellTopsPlan, columnPlan, walkPlan } from './search.queries.js';

const OXFORD = { latitude: 51.75, longitude: -1.26, radiusMiles: 10 };
const [EMBEDDED, SERVER] = [80, 300];

function planFor(
  counts: { near: number; total: number },
  { radiusMiles = 10, cellCost = EMBEDDED, lookups = NO_CONDITION } = {},
) {
  const origin = { ...OXFORD, radiusMiles };
  const criteria = { origin, sort: 'rating', filters: NO_CONDITION, lookups } as const;
  return columnPlan(criteria, 21, counts, cellCost);
}

describe('the plan of a search by rating, price or reviews', () => {
  it('walks the country where many are near', () => {
    expect(planFor({ near: 300_000, total: 1_000_000 })).toBe(walkPlan);
    expect(planFor({ near: 400, total: 1_000 })).toBe(walkPlan);
  });

  it('sorts the cells where few are, or nobody', () => {
    expect(planFor({ near: 300, total: 1_000_000 })).toBe(cellPlan);
    expect(planFor({ near: 0, total: 1_000 })).toBe(cellPlan);
    expect(planFor({ near: 0, total: 0 })).toBe(cellPlan);
  });

  it('reads the best of each cell in between', () => {
    expect(planFor({ near: 2_500, total: 1_000_000 })).toBe(cellTopsPlan);
    expect(planFor({ near: 2_500, total: 1_000_000 }, { radiusMiles: 50 })).toBe(cellPlan);
  });

  it('does so sooner where another table is read for each row, and later where a cell costs more', () => {
    const counts = { near: 1_600, total: 1_000_000 };
    expect(planFor(counts, { cellCost: SERVER })).toBe(cellPlan);
    expect(planFor(counts, { cellCost: SERVER, lookups: hasStartLeft('2026-12-01') })).toBe(cellTopsPlan);
    expect(planFor(counts)).toBe(cellTopsPlan);
  });
});
