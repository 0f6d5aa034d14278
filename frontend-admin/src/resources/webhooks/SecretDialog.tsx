import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { WebhookWithSecret } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';

/** Shows a secret this once. A click beside it does not close it. */
export function SecretDialog({ webhook, onClose }: { webhook: WebhookWithSecret; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const { secret, rotationEndsAt } = webhook;

  // Browsers refuse without a secure page or the person's leave; the field can be copied by hand.
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  return (
    <ConfirmDialog
      title={TEXTS.secret.title}
      confirmLabel={TEXTS.secret.done}
      tone="primary"
      isPending={false}
      onConfirm={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>
        {TEXTS.secret.once} {rotationEndsAt && TEXTS.secret.rotated}
      </Typography>
      <TextField
        label={TEXTS.secret.label}
        value={secret}
        fullWidth
        multiline
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace' } },
        }}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" sx={{ marginTop: 3 }} onClick={() => void copy()}>
        {isCopied ? TEXTS.secret.copied : TEXTS.secret.copy}
      </Button>
    </ConfirmDialog>
  );
}
