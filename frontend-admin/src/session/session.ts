import { currentUser, tellSignedOut } from '../api/auth';
import { statusOf } from '../api/http';
import { forgetSignIn, onSignInElsewhere, readToken, saveSignIn } from '../api/token';
import type { AccountUser, SignedIn } from '../contract';

/** Nothing but `admin` shows, or even asks for, anything that the console lists. */
export type Session =
  | { phase: 'checking' }
  | { phase: 'signedOut'; ended: boolean }
  | { phase: 'notAdmin'; email: string }
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
  if (!token) return become({ phase: 'signedOut', ended: false });
  try {
    const user = await currentUser();
    // Signed in or out in another tab while the answer was on its way.
    if (readToken() !== token) return await checkSession();
    become(user.isAdmin ? { phase: 'admin', user } : { phase: 'notAdmin', email: user.email });
  } catch (error) {
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

/** The server no longer knows the token. */
export function endSession(): void {
  forgetSignIn();
  become({ phase: 'signedOut', ended: true });
}

/** This device forgets the sign-in at once, whatever the line does; the server is told behind it. */
export function signOut(): void {
  const token = readToken();
  if (token) void tellSignedOut(token);
  forgetSignIn();
  become({ phase: 'signedOut', ended: false });
}

/** Begins with the first check; call once. */
export function startSession(): () => void {
  void checkSession();
  return onSignInElsewhere(() => void recheckSession());
}
