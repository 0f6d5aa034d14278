import { Question } from '../../events/question.js';

/** Whether everybody may find this person; asked of the module that lists cleaners. */
export class IsPublic extends Question<boolean> {
  constructor(readonly userId: number) {
    super();
  }
}
