import { Question } from '../events/question.js';

export interface RelocatedRows {
  /** What was moved, for the summary, such as `cleaners`. */
  what: string;
  count: number;
  /** How many have a postcode that is no longer known; they keep the place they had. */
  unplaced: number;
}

/**
 * Better positions were imported, or may be known by now. Modules that keep positions look up again those that were
 * known less exactly than by full postcode, and answer how many they moved.
 */
export class PositionsImproved extends Question<RelocatedRows> {
  /** @param atMost how many of each kind, the latest first */
  constructor(readonly atMost = Infinity) {
    super();
  }
}
