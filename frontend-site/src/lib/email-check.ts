import { onUserChange } from './session';
import { createStore } from './store';

export interface EmailCheck {
  /** Why the code is requested, in the server's words. */
  reason: string | undefined;
  settle: (isConfirmed: boolean) => void;
}

/** Set while the server waits for the code mailed to an address; the app renders the dialog. */
export const emailCheckStore = createStore<EmailCheck | undefined>(undefined);

interface Question {
  answer: Promise<boolean | undefined>;
  end: (isConfirmed?: boolean) => void;
}

let question: Question | undefined;

function ask(reason: string | undefined): Question {
  let end: Question['end'] = () => undefined;
  const answer = new Promise<boolean | undefined>((resolve) => {
    end = (isConfirmed) => {
      question = undefined;
      emailCheckStore.set(undefined);
      resolve(isConfirmed);
    };
  });
  emailCheckStore.set({ reason, settle: end });
  return { answer, end };
}

onUserChange(() => question?.end());

/**
 * Calls that are refused at the same time share one question. True once the address is confirmed, false if the user
 * postpones it, undefined if that user is no longer signed in.
 */
export function askForEmailCode(reason: string | undefined): Promise<boolean | undefined> {
  question ??= ask(reason);
  return question.answer;
}
