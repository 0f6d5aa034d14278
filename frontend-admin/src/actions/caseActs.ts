import type { CloseCase } from '../contract';
import { CASE_TOASTS } from '../i18n/toasts.texts';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { CASES } from './touches';
import type { Act } from './useAct';

export function startCase(verbs: ConsoleVerbs, caseId: number): Act {
  return {
    run: () => verbs.startCase(caseId),
    done: CASE_TOASTS.started,
    failed: CASE_TOASTS.startFailed,
    touches: CASES,
  };
}

export function addCaseNote(verbs: ConsoleVerbs, caseId: number, text: string): Act {
  return {
    sends: [caseId, text],
    run: (key) => verbs.addCaseNote(caseId, text, key),
    done: CASE_TOASTS.noted,
    failed: CASE_TOASTS.noteFailed,
    touches: CASES,
  };
}

/** Has no undo: both sides have been notified. The case can be reopened. */
export function closeCase(verbs: ConsoleVerbs, caseId: number, decision: CloseCase): Act {
  return {
    sends: [caseId, decision],
    run: (key) => verbs.closeCase(caseId, decision, key),
    done: CASE_TOASTS.closed,
    failed: CASE_TOASTS.closeFailed,
    touches: CASES,
  };
}

export function reopenCase(verbs: ConsoleVerbs, caseId: number): Act {
  return {
    run: () => verbs.reopenCase(caseId),
    done: CASE_TOASTS.reopened,
    failed: CASE_TOASTS.reopenFailed,
    touches: CASES,
  };
}
