import type { SampledCleaner } from './sample.queries.js';

/** What a filter asks, of a sampled cleaner: the same as its SQL asks, but for the day on which an insurance ends. */
export interface FilterTest {
  column: keyof SampledCleaner;
  passes: (cleaner: SampledCleaner) => boolean;
}

export interface Selectivity {
  /** The share of cleaners whose value of the sorted column fits: a walk reads no others. */
  inRange: number;
  /** The share of these that fit in all else. Above 0: somebody may. */
  fitting: number;
}

/** Where the sample holds nobody, half a cleaner. */
const HALF = 0.5;
const ALL: Selectivity = { inRange: 1, fitting: 1 };

/** How many fit, by a sample, enough to choose a plan by. */
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

/** The share that fits if what one filter leaves does not depend on the others: finer than a sample that holds none. */
function independently(tests: readonly FilterTest[], sample: readonly SampledCleaner[]): number {
  return tests
    .map(({ passes }) => Math.max(sample.filter(passes).length, HALF) / sample.length)
    .reduce((all, share) => all * share, 1);
}
