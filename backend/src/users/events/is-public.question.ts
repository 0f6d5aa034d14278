import { Question } from '../../events/question.js';

/** Whether everybody may see this person. Answered by the module that lists cleaners. */
export class IsPublic extends Question<boolean> {
  constructor(readonly userId: number) {
    super();
  }
}
