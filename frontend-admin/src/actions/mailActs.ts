import { MAIL_TOASTS } from '../i18n/toasts.texts';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { MAIL } from './touches';
import type { Act } from './useAct';

export function retryMail(verbs: ConsoleVerbs, mailId: number): Act {
  return {
    run: () => verbs.retryMail(mailId),
    done: MAIL_TOASTS.retried,
    failed: MAIL_TOASTS.retryFailed,
    touches: MAIL,
  };
}

/** Has no undo: the text is gone. */
export function dismissMail(verbs: ConsoleVerbs, mailId: number): Act {
  return {
    run: () => verbs.dismissMail(mailId),
    done: MAIL_TOASTS.dismissed,
    failed: MAIL_TOASTS.dismissFailed,
    touches: MAIL,
  };
}
