import type { SampledCleaner } from './sample.queries.js';

/**
 * A filter applied to a sampled cleaner: the same test as in its SQL, except that it ignores the day on which insurance
 * ends.
 */
export interface FilterTest {
  column: keyof SampledCleaner;
  passes: (cleaner: SampledCleaner) => boolean;
}

export interface Selectivity {
  /** The share of cleaners whose value in the sorted column passes. A walk reads only those. */
  inRange: number;
  /** The share of these that pass all other filters. Always above 0. */
  fitting: number;
}

/** Counted as half a cleaner where nobody in the sample passes. */
const HALF = 0.5;
const ALL: Selectivity = { inRange: 1, fitting: 1 };

/** Estimates from a sample how many pass, precisely enough to choose a plan. */
export function selectivityOf(
  tests: readonly FilterTest[],
  sortedBy: string,
  sample: readonly SampledCleaner[],
): Selectivity {
  if (tests.length === 0 || sample.length === 0) return ALL;
  const inRange = sample.filter((cleaner) =>
    tests.every(({ column, passes }) => column !== sortedBy || passes(cleaner)),
  );
  const others = tests.filter(({ column }) => column !== sortedBy);
  const fitting = inRange.filter((cleaner) => others.every(({ passes }) => passes(cleaner)));
  return {
    inRange: Math.max(inRange.length, HALF) / sample.length,
    fitting:
      fitting.length > 0
        ? fitting.length / inRange.length
        : Math.min(1, HALF / Math.max(inRange.length, HALF), independently(others, sample)),
  };
}

/**
 * The share that passes if the filters are independent of each other. More precise than a sample in which nobody passes
 * all.
 */
function independently(tests: readonly FilterTest[], sample: readonly SampledCleaner[]): number {
  return tests
    .map(({ passes }) => Math.max(sample.filter(passes).length, HALF) / sample.length)
    .reduce((all, share) => all * share, 1);
}
