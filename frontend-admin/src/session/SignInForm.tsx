import TextField from '@mui/material/TextField';
import { TOASTS } from '@tidyhearth/domain';
import { useState, type FormEvent } from 'react';
import { login } from '../api/auth';
import { messageOf } from '../api/http';
import { Notice } from '../components/Notice';
import { CodeForm } from './CodeForm';
import { openSession } from './session';
import { formStyle } from './formStyle';
import { TEXTS } from '../i18n/session.texts';
import { ActButton } from '../components/ActButton';

export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure(undefined);
    try {
      const answer = await login(email.trim(), password);
      if ('twoFactorRequired' in answer) setChallenge(answer.challengeToken);
      else await openSession(answer);
    } catch (error) {
      setFailure(messageOf(error) ?? TOASTS.loginFailed.description);
    } finally {
      setPending(false);
    }
  }

  function startAgain() {
    setChallenge(undefined);
    setPassword('');
  }

  if (challenge) return <CodeForm challengeToken={challenge} onStartAgain={startAgain} />;
  return (
    <form onSubmit={(event) => void submit(event)} style={formStyle}>
      {failure && (
        <Notice tone="brick" title={TOASTS.loginFailed.title} role="alert">
          {failure}
        </Notice>
      )}
      <TextField
        label={TEXTS.signIn.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={TEXTS.signIn.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ActButton type="submit" variant="contained" size="large" isPending={isPending}>
        {isPending ? TEXTS.signIn.sending : TEXTS.signIn.send}
      </ActButton>
    </form>
  );
}
