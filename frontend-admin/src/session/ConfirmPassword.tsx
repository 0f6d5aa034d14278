import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { confirmPassword } from '../api/auth';
import { messageOf } from '../api/http';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { TEXTS } from '../i18n/session.texts';
import { answerConfirmation, isConfirmationAsked, watchConfirmation } from './confirmation';

export function ConfirmPassword() {
  const isAsked = useSyncExternalStore(watchConfirmation, isConfirmationAsked);
  return isAsked && <PasswordDialog />;
}

function PasswordDialog() {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    setFailure(undefined);
    try {
      await confirmPassword(password);
      answerConfirmation(true);
    } catch (error) {
      setFailure(messageOf(error) ?? TEXTS.confirmation.failed);
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      title={TEXTS.confirmation.title}
      confirmLabel={TEXTS.confirmation.confirm}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={() => answerConfirmation(false)}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.confirmation.text}</Typography>
      <TextField
        label={TEXTS.confirmation.password}
        type="password"
        autoComplete="current-password"
        autoFocus
        fullWidth
        required
        value={password}
        error={failure !== undefined}
        helperText={failure}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}
