import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { DialogHost, useDialogs } from '../../components/DialogHost';
import { RowButton } from '../../components/RowButton';
import { PersonChecks } from './PersonChecks';
import { TEXTS } from '../../i18n/checks.texts';

interface ChecksOfProps {
  userId: number;
  name: string;
}

/** A button that opens a cleaner's checks, wherever the cleaner is listed. */
export function ChecksOf({ userId, name }: ChecksOfProps) {
  const { open, close } = useDialogs();
  return (
    <RowButton
      label={TEXTS.title}
      subject={name}
      onClick={() => open(<ChecksDialog userId={userId} name={name} onClose={close} />)}
    />
  );
}

function ChecksDialog({ userId, name, onClose }: ChecksOfProps & { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
        {TEXTS.of(name)}
      </DialogTitle>
      <DialogContent>
        <DialogHost>
          <PersonChecks userId={userId} name={name} />
        </DialogHost>
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 24px' }}>
        <Button onClick={onClose}>{TEXTS.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
