import { Question } from '../events/question.js';

export interface RelocatedRows {
  /** For the summary: `cleaners` */
  what: string;
  count: number;
}

/**
 * Better positions were imported. Modules that keep positions of their own look again at those that were known less
 * exactly than by full postcode, and answer how many they moved.
 */
export class PositionsImproved extends Question<RelocatedRows> {}
