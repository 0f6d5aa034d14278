import { currentUser, tellSignedOut } from '../api/auth';
import { statusOf } from '../api/http';
import { announceSignOut, forgetSignIn, onSignInElsewhere, readToken, saveSignIn } from '../api/token';
import type { AccountUser, SignedIn } from '../contract';

/** Only as `admin` does the console request or show data. */
export type Session =
  | { phase: 'checking' }
  | { phase: 'signedOut'; ended: boolean }
  | { phase: 'notAdmin'; email: string }
  | { phase: 'needsTwoFactor' }
  | { phase: 'failed' }
  | { phase: 'admin'; user: AccountUser };

let session: Session = { phase: 'checking' };
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export function readSession(): Session {
  return session;
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server who holds the stored token. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  // Several calls may be refused at once: only the first finds the token, and what it said of the session stays.
  if (!token) return session.phase === 'signedOut' ? undefined : become({ phase: 'signedOut', ended: false });
  try {
    const user = await currentUser();
    // Another tab signed in or out before the answer came.
    if (readToken() !== token) return await checkSession();
    if (!user.isAdmin) become({ phase: 'notAdmin', email: user.email });
    else become(user.mustSetUpTwoFactor ? { phase: 'needsTwoFactor' } : { phase: 'admin', user });
  } catch (error) {
    if (readToken() !== token) return await checkSession();
    if (statusOf(error) === 401) endSession();
    else become({ phase: 'failed' });
  }
}

export async function recheckSession(): Promise<void> {
  become({ phase: 'checking' });
  await checkSession();
}

export async function openSession({ token, user }: SignedIn): Promise<void> {
  saveSignIn(token, user);
  await recheckSession();
}

/** The server has refused the token. */
function endSession(): void {
  forgetSignIn();
  become({ phase: 'signedOut', ended: true });
}

/** Forgets the token at once, even offline; the request to the server follows. */
export function signOut(): void {
  const token = readToken();
  if (token) void tellSignedOut(token);
  announceSignOut();
  forgetSignIn();
  become({ phase: 'signedOut', ended: false });
}

/** Call once. Makes the first check and follows sign-ins in other tabs. */
export function startSession(): () => void {
  void checkSession();
  return onSignInElsewhere(() => void recheckSession());
}
