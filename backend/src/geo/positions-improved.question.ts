import { Question } from '../events/question.js';

export interface RelocatedRows {
  /** For the summary: `cleaners` */
  what: string;
  count: number;
  /** Of how many the postcode can't be placed any more; they keep the place they had. */
  unplaced: number;
}

/**
 * Better positions were imported, or may be known by now. Modules that keep positions of their own look again at those that were
 * known less exactly than by full postcode, and answer how many they moved.
 */
export class PositionsImproved extends Question<RelocatedRows> {
  /** @param atMost of each kind, the latest first */
  constructor(readonly atMost = Infinity) {
    super();
  }
}
