import { Question } from '../../events/question.js';

/** The relation of two people, as far as one module knows it. */
export interface Relation {
  /** They share a booking, a bid or a conversation. */
  isCounterpart: boolean;
  /** They share a confirmed or completed booking, so contact details may be shown if their owner agrees. */
  sharesBooking: boolean;
}

/** Answered by the modules in which people deal with each other. */
export class RelationBetween extends Question<Relation> {
  constructor(
    readonly viewerId: number,
    readonly otherId: number,
  ) {
    super();
  }
}

export const combineRelations = (parts: readonly Relation[]): Relation => ({
  isCounterpart: parts.some(({ isCounterpart }) => isCounterpart),
  sharesBooking: parts.some(({ sharesBooking }) => sharesBooking),
});
