import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Activity, useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNotificationContext } from 'react-admin';
import { Notice } from '../components/Notice';
import { keepFetched, queryClient } from '../providers/queries';
import { Checking } from './Checking';
import { answerConfirmation } from './confirmation';
import { ConfirmPassword } from './ConfirmPassword';
import { SignedOutLayout } from './SignedOutLayout';
import { readOpenConsole, readSession, recheckSession, signOut, watchSession, type Session } from './session';
import { SignInForm } from './SignInForm';
import { TEXTS } from '../i18n/session.texts';
import { TEXTS as SHARED } from '../i18n/shared.texts';

/**
 * Mounts the console only for the admin, so that nothing is requested before the server has confirmed the role. When
 * the server ends the session the console is hidden: nothing in it can be seen, reached or fetched, but its input is
 * still there when the same account signs in again.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(watchSession, readSession);
  const opened = useSyncExternalStore(watchSession, readOpenConsole);
  const isAdmin = session.phase === 'admin';
  // Rendered in slices, because rendering everything at once would block a phone for a second.
  const entered = useDeferredValue(opened);
  const { resetNotifications } = useNotificationContext();

  // Another account must not find fetched data or an undo of this one.
  useEffect(() => {
    if (!opened) return;
    return () => {
      queryClient.clear();
      resetNotifications();
    };
  }, [opened, resetNotifications]);

  // An act that waits for the password ends with its session, and the typed password is discarded.
  useEffect(() => (isAdmin ? () => answerConfirmation(false) : keepFetched()), [isAdmin]);

  const isMounted = opened !== undefined && opened === entered;
  return (
    <>
      {isMounted && (
        <Activity key={opened.number} mode={isAdmin ? 'visible' : 'hidden'}>
          {children}
          <ConfirmPassword />
        </Activity>
      )}
      {!(isMounted && isAdmin) && <Outside session={session} />}
    </>
  );
}

function Outside({ session }: { session: Session }) {
  switch (session.phase) {
    case 'admin':
    case 'checking':
      return <Checking />;
    case 'failed':
      return <Failed />;
    case 'needsTwoFactor':
      return <NeedsTwoFactor />;
    case 'notAdmin':
      return <NotAdmin email={session.email} />;
    case 'signedOut':
      return (
        <SignedOutLayout title={TEXTS.denied.title}>
          <Typography>{TEXTS.denied.rule}</Typography>
          {session.ended && (
            <Box sx={{ marginTop: 4 }}>
              <Notice tone="marigold" title={TEXTS.ended.title} role="status">
                {TEXTS.ended.text}
              </Notice>
            </Box>
          )}
          <SignInForm />
        </SignedOutLayout>
      );
  }
}

function Failed() {
  const { title, description } = PAGE_TEXTS.authenticationError;
  return (
    <SignedOutLayout title={title}>
      <Typography role="alert">{description}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 4 }}>
        {TEXTS.failed}
      </Typography>
      <Button variant="contained" size="large" onClick={() => void recheckSession()}>
        {SHARED.tryAgain}
      </Button>
    </SignedOutLayout>
  );
}

/** Two-factor authentication is set up on the site, with the same session. */
function NeedsTwoFactor() {
  return (
    <SignedOutLayout title={TEXTS.twoFactorGate.title}>
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.twoFactorGate.text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" href="/security">
          {TEXTS.twoFactorGate.setUp}
        </Button>
        <Button variant="outlined" size="large" onClick={() => void recheckSession()}>
          {TEXTS.twoFactorGate.done}
        </Button>
      </Box>
    </SignedOutLayout>
  );
}

function NotAdmin({ email }: { email: string }) {
  return (
    <SignedOutLayout title={TEXTS.denied.title}>
      <Typography>{TEXTS.denied.rule}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 4, overflowWrap: 'anywhere' }}>
        {TEXTS.notAdmin.who(email)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" onClick={signOut}>
          {TEXTS.notAdmin.other}
        </Button>
        <Button variant="outlined" size="large" href="/">
          {TEXTS.notAdmin.toSite}
        </Button>
      </Box>
    </SignedOutLayout>
  );
}
