import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { TEXTS } from '../../i18n/api-keys.texts';

/** Shows a key for the only time. A click beside it does not close it. */
export function MadeKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  // Browsers refuse without a secure page or the person's leave; the field can be copied by hand.
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <ConfirmDialog
      title={TEXTS.made.title}
      confirmLabel={TEXTS.made.done}
      tone="primary"
      isPending={false}
      onConfirm={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.made.text}</Typography>
      <TextField
        label={TEXTS.made.key}
        fullWidth
        multiline
        value={secret}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
      />
      <Button sx={{ marginTop: 3 }} variant="outlined" onClick={() => void copy()}>
        {isCopied ? TEXTS.made.copied : TEXTS.made.copy}
      </Button>
    </ConfirmDialog>
  );
}
