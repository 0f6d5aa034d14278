import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from '../components/Notice';
import { queryClient } from '../providers/queries';
import { DENIED } from '../texts';
import { Entrance } from './Entrance';
import { readSession, recheckSession, signOut, watchSession } from './session';
import { SignInForm } from './SignInForm';

/** Mounts the console for the admin and for no one else, so no list is asked for before the server has said who this is. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(watchSession, readSession);
  const isAdmin = session.phase === 'admin';
  // What the admin saw leaves with the admin.
  useEffect(() => (isAdmin ? () => queryClient.clear() : undefined), [isAdmin]);

  switch (session.phase) {
    case 'admin':
      return children;
    case 'checking':
      return <Checking />;
    case 'failed':
      return <Failed />;
    case 'notAdmin':
      return <NotAdmin email={session.email} />;
    case 'signedOut':
      return (
        <Entrance title={DENIED.title}>
          <Typography>{DENIED.rule}</Typography>
          {session.ended && (
            <Box sx={{ marginTop: 4 }}>
              <Notice tone="marigold" title="Your session has ended" role="status">
                Please sign in again to continue.
              </Notice>
            </Box>
          )}
          <SignInForm />
        </Entrance>
      );
  }
}

function Checking() {
  return (
    <Box
      role="status"
      aria-label="Checking who is signed in"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}
    >
      <CircularProgress aria-hidden />
    </Box>
  );
}

function Failed() {
  const { title, description } = PAGE_TEXTS.authenticationError;
  return (
    <Entrance title={title}>
      <Typography role="alert">{description}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 4 }}>
        The server gave no answer that tells who is signed in. Nothing has been changed.
      </Typography>
      <Button variant="contained" size="large" onClick={() => void recheckSession()}>
        Try again
      </Button>
    </Entrance>
  );
}

function NotAdmin({ email }: { email: string }) {
  return (
    <Entrance title={DENIED.title}>
      <Typography>{DENIED.rule}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 4, overflowWrap: 'anywhere' }}>
        You are signed in as {email}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" onClick={signOut}>
          Sign in with another account
        </Button>
        <Button variant="outlined" size="large" href="/">
          Back to the site
        </Button>
      </Box>
    </Entrance>
  );
}
