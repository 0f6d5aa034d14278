import { Question } from '../../events/question.js';

/** How many confirmed bookings are ahead between two people. Answered by the module with the bookings. */
export class ConfirmedBetween extends Question<number> {
  constructor(
    readonly oneId: number,
    readonly otherId: number,
  ) {
    super();
  }
}
