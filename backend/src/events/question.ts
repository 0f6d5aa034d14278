/** A question to all modules that know part of its answer. The module that asks imports none of them. */
export abstract class Question<Answer> {
  /** Only for the compiler: the type of one listener's answer. */
  declare protected readonly answer: Answer;
}
