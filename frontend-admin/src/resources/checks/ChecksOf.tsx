import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { RowButton } from '../../components/RowButton';
import { PersonChecks } from './PersonChecks';
import { TEXTS } from '../../i18n/checks.texts';

/** A cleaner's checks, opened from wherever the cleaner is listed. */
export function ChecksOf({ userId, name }: { userId: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <RowButton label={TEXTS.title} subject={name} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
          {TEXTS.of(name)}
        </DialogTitle>
        <DialogContent>{isOpen && <PersonChecks userId={userId} name={name} />}</DialogContent>
        <DialogActions sx={{ padding: '8px 24px 24px' }}>
          <Button onClick={close}>{TEXTS.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
