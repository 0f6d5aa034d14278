import { Question } from '../events/question.js';

export interface QueuedMail {
  type: string;
  userId: number | null;
  writerId: number | null;
  bookingId: number | null;
  applicationId: number | null;
  checkId: number | null;
  caseId: number | null;
  createdAt: number;
}

/**
 * Asks whether what a mail asks for or promises was settled while the mail could not be sent. The modules of the work
 * that the mail is about answer.
 */
export class IsMailOutdated extends Question<boolean> {
  constructor(readonly mail: QueuedMail) {
    super();
  }
}
