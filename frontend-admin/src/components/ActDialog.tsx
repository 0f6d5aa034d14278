import { useAct, type Act } from '../actions/useAct';
import { isOutdated } from '../api/http';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

interface ActDialogProps extends Omit<ConfirmDialogProps, 'isPending' | 'onConfirm'> {
  act: () => Act;
  onClose: () => void;
}

/**
 * Performs the act once it is confirmed and closes when it is done. The input survives a refusal, unless the object has
 * changed: its current state is on the page behind the dialog, and the same request would be refused again.
 */
export function ActDialog({ act, ...question }: ActDialogProps) {
  const { perform, isPending } = useAct();

  async function confirm() {
    const asked = act();
    const onRefused = (error: unknown) => {
      asked.onRefused?.(error);
      if (isOutdated(error)) question.onClose();
    };
    if (await perform({ ...asked, onRefused })) question.onClose();
  }

  return <ConfirmDialog {...question} isPending={isPending} onConfirm={() => void confirm()} />;
}
