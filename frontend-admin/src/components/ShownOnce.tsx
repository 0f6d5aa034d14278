import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Texts {
  title: string;
  label: string;
  copy: string;
  copied: string;
  done: string;
}

interface Props {
  secret: string;
  texts: Texts;
  onClose: () => void;
  /** Explains the purpose, above the field. */
  children: ReactNode;
}

/** Shows a secret for the only time. A click outside does not close it. */
export function ShownOnce({ secret, texts, onClose, children }: Props) {
  const [isCopied, setCopied] = useState(false);
  // Browsers refuse on insecure pages or without permission. The field can still be copied by hand.
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.done}
      tone="primary"
      isPending={false}
      onConfirm={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{children}</Typography>
      <TextField
        label={texts.label}
        value={secret}
        fullWidth
        multiline
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace' } },
        }}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" sx={{ marginTop: 3 }} onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </ConfirmDialog>
  );
}
