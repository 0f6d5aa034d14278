import { localStore } from '../storage';

/** The site and the console share one sign-in: same origin, same keys. */
const TOKEN_KEY = 'auth-token';
const USER_KEY = 'user-data';
const SIGNED_OUT_KEY = 'signed-out';

/** A token that the browser does not store, so that the sign-in lasts as long as the page. */
let unstored: string | null = null;

export function readToken(): string | null {
  return unstored ?? localStore.get(TOKEN_KEY);
}

export function saveSignIn(token: string, user: object): void {
  if (localStore.set(TOKEN_KEY, token)) {
    unstored = null;
    localStore.set(USER_KEY, JSON.stringify(user));
  } else {
    forgetSignIn();
    unstored = token;
  }
}

export function forgetSignIn(): void {
  unstored = null;
  localStore.remove(TOKEN_KEY);
  localStore.remove(USER_KEY);
}

/**
 * Called before the sign-in is removed, so that other tabs can tell a sign-out from a session that ended: an open form
 * on the site survives only the latter.
 */
export function announceSignOut(): void {
  localStore.set(SIGNED_OUT_KEY, 'true');
  localStore.remove(SIGNED_OUT_KEY);
}

/** Calls back when somebody signs out in another tab, or the sign-in changes there in another way. */
export function onSignInElsewhere(listener: (change: 'signed-out' | 'changed') => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue) listener('signed-out');
    if (key === TOKEN_KEY || key === null) listener('changed');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
