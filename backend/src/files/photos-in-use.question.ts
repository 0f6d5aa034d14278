import { Question } from '../events/question.js';

/** Which of these addresses does a row of yours name? Whoever keeps photos answers; what nobody names is removed. */
export class PhotosInUse extends Question<readonly string[]> {
  constructor(readonly addresses: readonly string[]) {
    super();
  }
}
