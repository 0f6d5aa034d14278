import { Question } from '../../events/question.js';

/** One module's part of the personal data export: what it holds, each under a name of its own. A list without a limit is an `ExportedPages`. */
export type PersonalDataPart = Readonly<Record<string, unknown>>;

export class PersonalDataOf extends Question<PersonalDataPart> {
  constructor(readonly userId: number) {
    super();
  }
}
