import { Question } from '../events/question.js';

/** Asks which of these addresses are in use. Every module that refers to photos answers; unused photos are removed. */
export class PhotosInUse extends Question<readonly string[]> {
  constructor(readonly addresses: readonly string[]) {
    super();
  }
}
