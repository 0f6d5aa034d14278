import type { ReactNode } from 'react';
import { useHeldSession } from '../../lib/submit/with-sign-in';
import { useLeaveQuestion } from './leave-question';

export interface OpenForm {
  /** Whether closing would lose something typed or chosen: also while it is being sent, which may yet be refused. */
  hasChanges: boolean;
  isPending: boolean;
  onClose: () => void;
}

/**
 * What a dialog owes to what is typed into it: it asks before that is lost, and stays when the server ends the session. What it
 * sends goes through `withSignIn`.
 */
export function useFormDialog({ hasChanges, isPending, onClose }: OpenForm): {
  close: () => void;
  /** To be rendered inside of the dialog. */
  question: ReactNode;
} {
  useHeldSession();
  const { ask, question } = useLeaveQuestion(hasChanges, isPending);
  return { close: () => ask(onClose), question };
}
