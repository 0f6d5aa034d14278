import { columnPlan, countryPlan } from './column-plan.js';
import type { SampledCleaner } from './sample.queries.js';
import { NO_CONDITION } from './search-criteria.js';
import type { FilterTest } from './selectivity.js';
import { cellPlan, cellTopsPlan, narrowedCellPlans, narrowedWalkPlans, walkPlan } from './search.queries.js';

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
/** Told by no index of its own. */
const insured = (first: number): FilterTest => ({
  column: 'isInsured',
  passes: ({ hourlyRatePence }) => hourlyRatePence <= first * 100,
});
const ratedOver = (hundredths: number): FilterTest => ({
  column: 'ratingHundredths',
  passes: ({ ratingHundredths }) => ratingHundredths > hundredths,
});

const LIMIT = 21;
const DAY = 20_000;

function choiceFor(
  counts: { near: number; total: number },
  {
    radiusMiles = 10,
    cellCost = EMBEDDED,
    sort = 'rating' as 'rating' | 'reviews',
    day = undefined as number | undefined,
    full = 0,
    tests = [] as readonly FilterTest[],
    sample = SAMPLE,
  } = {},
) {
  const origin = { ...OXFORD, radiusMiles };
  const criteria = { origin, sort, day, filters: NO_CONDITION, lookups: NO_CONDITION, tests } as const;
  return columnPlan(criteria, LIMIT, { ...counts, sample, fullShares: new Map([[DAY, full]]) }, cellCost);
}
const planFor = (...asked: Parameters<typeof choiceFor>) => choiceFor(...asked).plan;

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

  it('does so later where a cell costs more', () => {
    const counts = { near: 1_600, total: 1_000_000 };
    expect(planFor(counts)).toBe(cellTopsPlan);
    expect(planFor(counts, { cellCost: SERVER })).toBe(cellPlan);
  });

  describe('with a day', () => {
    const town = { near: 5_000, total: 1_000_000 };

    it('does not walk the country when many are full', () => {
      expect(planFor(town, { cellCost: SERVER, day: DAY })).toBe(walkPlan);
      expect(planFor(town, { cellCost: SERVER, day: DAY, full: 0.5 })).toBe(cellTopsPlan);
      expect(planFor(town, { cellCost: SERVER, day: DAY + 1, full: 0.5 })).toBe(walkPlan);
    });

    it('picks so many candidates that the free of them make a page', () => {
      for (const full of [0, 0.3, 0.9]) {
        const { candidates = 0 } = choiceFor(town, { day: DAY, full });
        expect(candidates * (1 - full)).toBeGreaterThan(1.49 * LIMIT);
        expect(candidates * (1 - full)).toBeLessThan(1.6 * LIMIT);
      }
      expect(choiceFor(town, { day: DAY, full: 1 }).candidates).toBeLessThan(town.near);
    });

    it('picks none without one, on a walk, and where hardly more are near', () => {
      expect(choiceFor(town).candidates).toBeUndefined();
      expect(choiceFor({ near: 300_000, total: 1_000_000 }, { day: DAY })).toEqual({ plan: walkPlan });
      expect(choiceFor({ near: 60, total: 1_000_000 }, { day: DAY })).toEqual({ plan: cellPlan });
    });
  });

  describe('where filters leave few', () => {
    const town = { near: 5_000, total: 1_000_000 };

    it('does not walk the country for them', () => {
      expect(planFor(town, { cellCost: SERVER, tests: [insured(90)] })).toBe(walkPlan);
      expect(planFor(town, { cellCost: SERVER, tests: [insured(3)] })).toBe(cellPlan);
      expect(planFor({ ...town, near: 40_000 }, { tests: [insured(1)] })).toBe(cellTopsPlan);
      expect(planFor(town, { radiusMiles: 50, tests: [insured(3)] })).toBe(cellPlan);
    });

    it('nor where the sample holds nobody who fits', () => {
      expect(planFor(town, { cellCost: SERVER, tests: [insured(0)] })).toBe(cellPlan);
    });

    it('reads only those in the cells whose rate fits, or whose rating', () => {
      expect(planFor(town, { tests: [cheaperThan(3)] })).toBe(narrowedCellPlans.price);
      expect(planFor(town, { sort: 'reviews', tests: [ratedOver(497)] })).toBe(narrowedCellPlans.rating);
      const both = [cheaperThan(10), ratedOver(497)];
      expect(planFor(town, { sort: 'reviews', tests: both })).toBe(narrowedCellPlans.rating);
    });

    it('reads all where most fit, or many of those that no index tells the reviews of', () => {
      const counts = { near: 2_000, total: 1_000_000 };
      expect(planFor(counts, { cellCost: SERVER, tests: [cheaperThan(98)] })).toBe(cellPlan);
      expect(planFor(counts, { cellCost: SERVER, tests: [cheaperThan(25)] })).toBe(narrowedCellPlans.price);
      const byReviews = { cellCost: SERVER, sort: 'reviews', tests: [cheaperThan(25)] } as const;
      expect(planFor(counts, byReviews)).toBe(cellPlan);
    });

    it('walks only those whose rating fits, where that is what it walks by', () => {
      const counts = { near: 6_000, total: 1_000_000 };
      expect(planFor(counts, { cellCost: SERVER, tests: [insured(50)] })).toBe(cellTopsPlan);
      expect(planFor(counts, { cellCost: SERVER, tests: [ratedOver(450)] })).toBe(walkPlan);
    });

    it('counts on all of them before there is a sample', () => {
      expect(planFor(town, { cellCost: SERVER, tests: [insured(3)], sample: [] })).toBe(walkPlan);
    });
  });

  describe('where no place is asked for', () => {
    const countryFor = (tests: readonly FilterTest[]) => {
      const criteria = { sort: 'reviews', filters: NO_CONDITION, lookups: NO_CONDITION, tests } as const;
      const counts = { near: 0, total: 1_000_000, sample: SAMPLE, fullShares: new Map<number, number>() };
      return countryPlan(criteria, LIMIT, counts);
    };

    it('walks', () => {
      expect(countryFor([])).toEqual({ plan: walkPlan });
      expect(countryFor([cheaperThan(3)])).toEqual({ plan: walkPlan });
    });

    it('reads those whose rate or rating fits, where a walk would hardly meet one', () => {
      expect(countryFor([cheaperThan(2), ratedOver(490)]).plan).toBe(narrowedWalkPlans.price);
      expect(countryFor([ratedOver(499), cheaperThan(11)]).plan).toBe(narrowedWalkPlans.rating);
    });
  });
});
