import { currentUser, tellSignedOut } from '../api/auth';
import { sessionCheck, statusOf } from '../api/http';
import { announceSignOut, forgetSignIn, onSignInElsewhere, readToken, saveSignIn } from '../api/token';
import type { AccountUser, SignedIn } from '../contract';

/** The console requests and shows data only in the phase `admin`. */
export type Session =
  | { phase: 'checking' }
  | { phase: 'signedOut'; ended: boolean }
  | { phase: 'notAdmin'; email: string }
  | { phase: 'needsTwoFactor' }
  | { phase: 'failed' }
  | { phase: 'admin'; user: AccountUser };

/**
 * The console as opened by one account. If the server ends the session it stays, hidden, with the text in its forms,
 * until the same account is back. Signing out by hand or another account closes it.
 */
export interface OpenConsole {
  readonly userId: number;
  /** A new number each time. */
  readonly number: number;
}

let session: Session = { phase: 'checking' };
let opened: OpenConsole | undefined;
let openings = 0;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export function readSession(): Session {
  return session;
}

export function readOpenConsole(): OpenConsole | undefined {
  return opened;
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server who holds the stored token. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  // Several calls may be refused at once. Only the first finds the token, and what it set must stay.
  if (!token && session.phase === 'signedOut') return;
  // Another tab has noticed that the session ended.
  if (!token) return become({ phase: 'signedOut', ended: opened !== undefined });
  try {
    const user = await currentUser();
    // Another tab signed in or out before the response arrived.
    if (readToken() !== token) return await checkSession();
    if (!user.isAdmin || user.id !== opened?.userId) opened = undefined;
    if (!user.isAdmin) become({ phase: 'notAdmin', email: user.email });
    else if (user.mustSetUpTwoFactor) become({ phase: 'needsTwoFactor' });
    else enter(user);
  } catch (error) {
    if (readToken() !== token) return await checkSession();
    if (statusOf(error) === 401) endSession();
    else become({ phase: 'failed' });
  }
}

function enter(user: AccountUser): void {
  opened ??= { userId: user.id, number: ++openings };
  become({ phase: 'admin', user });
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

/** Removes the token at once, even offline; the request to the server follows. */
export function signOut(): void {
  const token = readToken();
  if (token) void tellSignedOut(token);
  announceSignOut();
  forgetSignIn();
  closeConsole();
}

function closeConsole(): void {
  opened = undefined;
  become({ phase: 'signedOut', ended: false });
}

/** Call once. Makes the first check and follows sign-ins in other tabs. */
export function startSession(): () => void {
  void checkSession();
  return onSignInElsewhere((change) => {
    if (change === 'signed-out') closeConsole();
    else void recheckSession();
  });
}

sessionCheck.run = checkSession;
