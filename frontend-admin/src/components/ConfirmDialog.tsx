import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import { useId, type FormEvent, type ReactNode } from 'react';
import { TEXTS } from '../i18n/shared.texts';

interface ConfirmDialogProps {
  open: boolean;
  /** Names the person or thing, so that no one acts on the wrong one. */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  tone: 'primary' | 'error';
  isPending: boolean;
  /** There is nothing to go back to. */
  isAnswerOnly?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an act. On a phone it is a sheet at the lower edge. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, tone, isPending, isAnswerOnly } = props;
  const { onConfirm, onClose } = props;
  const titleId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs" sx={sheetOnPhone}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ paddingBottom: 2 }}>{children}</DialogContent>
        <DialogActions sx={{ padding: '8px 24px 24px', gap: 2 }}>
          {!isAnswerOnly && <Button onClick={onClose}>{TEXTS.goBack}</Button>}
          <Button type="submit" variant="contained" color={tone} disabled={isPending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const sheetOnPhone = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': { margin: 0, width: '100%', maxWidth: '100%', borderRadius: '20px 20px 0 0' },
  },
});
