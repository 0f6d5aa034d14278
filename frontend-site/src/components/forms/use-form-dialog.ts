import type { ReactNode } from 'react';
import { useHeldSession } from '../../lib/submit/with-sign-in';
import { useLeaveQuestion } from './leave-question';

export interface OpenForm {
  /**
   * Whether closing would lose something typed or chosen. Also true while it is being sent, because it may still be
   * refused.
   */
  hasChanges: boolean;
  isPending: boolean;
  onClose: () => void;
}

/**
 * Protects the input of a dialog: asks before it is lost, and keeps the dialog open when the server ends the session.
 * Its requests should go through `withSignIn`.
 */
export function useFormDialog({ hasChanges, isPending, onClose }: OpenForm): {
  close: () => void;
  /** To be rendered inside the dialog. */
  question: ReactNode;
} {
  useHeldSession();
  const { ask, question } = useLeaveQuestion(hasChanges, isPending);
  return { close: () => ask(onClose), question };
}
