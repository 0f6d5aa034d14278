import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TOASTS } from '@tidyhearth/domain';
import { useState, type FormEvent } from 'react';
import { loginWithCode } from '../api/auth';
import { messageOf } from '../api/http';
import { Notice } from '../components/Notice';
import { formStyle } from './formStyle';
import { openSession } from './session';
import { TEXTS } from '../i18n/session.texts';
import { ActButton } from '../components/ActButton';

interface CodeFormProps {
  challengeToken: string;
  onStartAgain: () => void;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function CodeForm({ challengeToken, onStartAgain }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure(undefined);
    try {
      await openSession(await loginWithCode(challengeToken, code.trim()));
    } catch (error) {
      setCode('');
      setFailure(messageOf(error) ?? TOASTS.twoFactorVerificationFailed.description);
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} style={formStyle}>
      <Typography>{TEXTS.code.text}</Typography>
      {failure && (
        <Notice tone="brick" title={TOASTS.twoFactorVerificationFailed.title} role="alert">
          {failure}
        </Notice>
      )}
      <TextField
        label={TEXTS.code.field}
        autoComplete="one-time-code"
        autoFocus
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{
          htmlInput: { style: { letterSpacing: '0.2em' }, autoCapitalize: 'off', spellCheck: false },
        }}
      />
      <ActButton type="submit" variant="contained" size="large" isPending={isPending}>
        {isPending ? TEXTS.code.sending : TEXTS.code.send}
      </ActButton>
      <Button onClick={onStartAgain}>{TEXTS.code.startAgain}</Button>
    </form>
  );
}
