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
  const fitting = inRange.filter((cleaner) => tests.every(({ passes }) => passes(cleaner)));
  // Where the sample holds nobody, half a cleaner.
  const inRangeCount = Math.max(inRange.length, 0.5);
  return {
    inRange: inRangeCount / sample.length,
    fitting: Math.min(1, Math.max(fitting.length, 0.5) / inRangeCount),
  };
}
