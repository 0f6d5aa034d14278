import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { TEXTS } from '../i18n/shared.texts';
import { ActButton } from './ActButton';

export interface ConfirmDialogProps {
  /** Names the person or thing, so that no one acts on the wrong one. */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  tone: 'primary' | 'error';
  isPending: boolean;
  onConfirm: () => void;
  /** Absent if there is nothing to go back to. */
  onClose?: () => void;
}

/**
 * Asks for confirmation of an act. Once something was entered, neither a click outside nor Escape discards it. While
 * the act runs nothing closes it, because it may be the only place that shows the result.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, tone, isPending, onConfirm, onClose } = props;
  const titleId = useId();
  const [isEdited, setEdited] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }

  return (
    <Dialog
      open
      onClose={isEdited || isPending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} onInput={() => setEdited(true)}>
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ paddingBottom: 2 }}>{children}</DialogContent>
        <DialogActions sx={{ padding: '8px 24px 24px', gap: 2 }}>
          {onClose && (
            <ActButton onClick={onClose} isPending={isPending}>
              {TEXTS.goBack}
            </ActButton>
          )}
          <ActButton type="submit" variant="contained" color={tone} isPending={isPending}>
            {confirmLabel}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
