import { Question } from '../../events/question.js';

/** Whether a customer and a cleaner share a booking or a bid; asked of the modules that bring them together. */
export class SharesWork extends Question<boolean> {
  constructor(
    readonly customerId: number,
    readonly cleanerId: number,
  ) {
    super();
  }
}
