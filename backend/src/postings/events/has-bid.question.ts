import { Question } from '../../events/question.js';

/** Whether a cleaner has offered to do a posting's job; asked of the module that keeps the bids. */
export class HasBid extends Question<boolean> {
  constructor(
    readonly cleanerId: number,
    readonly postingId: number,
  ) {
    super();
  }
}
