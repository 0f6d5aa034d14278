/** Asked of every module that knows a part of the answer; the one that asks imports none of them. */
export abstract class Question<Answer> {
  /** Exists for the compiler only: what one listener answers. */
  declare protected readonly answer: Answer;
}
