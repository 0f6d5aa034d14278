import { Question } from '../../events/question.js';

/**
 * One module's part of the personal data export, in fields whose names are unique. A list without an upper limit is an
 * `ExportedPages`.
 */
export type PersonalDataPart = Readonly<Record<string, unknown>>;

export class PersonalDataOf extends Question<PersonalDataPart> {
  constructor(readonly userId: number) {
    super();
  }
}
