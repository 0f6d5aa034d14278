import { Question } from '../../events/question.js';

/** Asks whether a cleaner has bid on a posting. The module of the bids answers. */
export class HasBid extends Question<boolean> {
  constructor(
    readonly cleanerId: number,
    readonly postingId: number,
    /** If given, a bid that was withdrawn before these terms doesn't count, because it may be made again. */
    readonly termsVersion?: number,
  ) {
    super();
  }
}
