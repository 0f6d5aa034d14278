import type { SampledCleaner } from './sample.queries.js';
import { hasStartLeft, NO_CONDITION } from './search-criteria.js';
import type { FilterTest } from './selectivity.js';
import { cellPlan, cellTopsPlan, columnPlan, walkPlan } from './search.queries.js';

const OXFORD = { latitude: 51.75, longitude: -1.26, radiusMiles: 10 };
const [EMBEDDED, SERVER] = [80, 300];

/** A hundred, at 1 to 100 pounds and with ratings of 4.01 to 5. */
const SAMPLE = Array.from({ length: 100 }, (_, index): SampledCleaner => ({
  isListed: true,
  serviceMask: 1,
  hourlyRatePence: (index + 1) * 100,
  ratingHundredths: 401 + index,
  isInsured: true,
  isAvailable: true,
  openWeekdays: 127,
}));
const cheaperThan = (pounds: number): FilterTest => ({
  column: 'hourlyRatePence',
  passes: ({ hourlyRatePence }) => hourlyRatePence < pounds * 100,
});
const ratedOver = (hundredths: number): FilterTest => ({
  column: 'ratingHundredths',
  passes: ({ ratingHundredths }) => ratingHundredths > hundredths,
});

function planFor(
  counts: { near: number; total: number },
  {
    radiusMiles = 10,
    cellCost = EMBEDDED,
    lookups = NO_CONDITION,
    tests = [] as readonly FilterTest[],
    sample = SAMPLE,
  } = {},
) {
  const origin = { ...OXFORD, radiusMiles };
  const criteria = { origin, sort: 'rating', filters: NO_CONDITION, lookups, tests } as const;
  return columnPlan(criteria, 21, { ...counts, sample }, cellCost);
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

  describe('where filters leave few', () => {
    const town = { near: 5_000, total: 1_000_000 };

    it('does not walk the country for them', () => {
      expect(planFor(town, { cellCost: SERVER, tests: [cheaperThan(101)] })).toBe(walkPlan);
      expect(planFor(town, { cellCost: SERVER, tests: [cheaperThan(3)] })).toBe(cellTopsPlan);
      expect(planFor(town, { radiusMiles: 50, tests: [cheaperThan(3)] })).toBe(cellPlan);
    });

    it('nor where the sample holds nobody who fits', () => {
      expect(planFor(town, { cellCost: SERVER, tests: [cheaperThan(1)] })).toBe(cellTopsPlan);
    });

    it('walks only those whose rating fits, where that is what it walks by', () => {
      const counts = { near: 40_000, total: 1_000_000 };
      expect(planFor(counts, { cellCost: SERVER, tests: [cheaperThan(2)] })).toBe(cellTopsPlan);
      expect(planFor(counts, { cellCost: SERVER, tests: [cheaperThan(2), ratedOver(499)] })).toBe(walkPlan);
    });

    it('counts on all of them before there is a sample', () => {
      expect(planFor(town, { cellCost: SERVER, tests: [cheaperThan(3)], sample: [] })).toBe(walkPlan);
    });
  });
});
