import { Question } from '../../events/question.js';

/** Whether a cleaner has bid on a posting; answered by the module of the bids. */
export class HasBid extends Question<boolean> {
  constructor(
    readonly cleanerId: number,
    readonly postingId: number,
    /** Where given, a bid that was withdrawn before these terms is none: it may be made again. */
    readonly termsVersion?: number,
  ) {
    super();
  }
}
