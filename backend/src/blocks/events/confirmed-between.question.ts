import { Question } from '../../events/question.js';

/** How many confirmed bookings two people have ahead; asked of the module that keeps them. */
export class ConfirmedBetween extends Question<number> {
  constructor(
    readonly oneId: number,
    readonly otherId: number,
  ) {
    super();
  }
}
