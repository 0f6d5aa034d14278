import { useAct, type Act } from '../actions/useAct';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

interface ActDialogProps extends Omit<ConfirmDialogProps, 'isPending' | 'onConfirm'> {
  act: () => Act;
  onClose: () => void;
}

/** Performs the act once it is confirmed, and closes when it is done: what was entered outlives a refusal. */
export function ActDialog({ act, ...question }: ActDialogProps) {
  const { perform, isPending } = useAct();

  async function confirm() {
    if (await perform(act())) question.onClose();
  }

  return <ConfirmDialog {...question} isPending={isPending} onConfirm={() => void confirm()} />;
}
