/** The site and the console share one sign-in: same origin, same keys. */
const TOKEN_KEY = 'auth-token';
const USER_KEY = 'user-data';
const SIGNED_OUT_KEY = 'signed-out';

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function saveSignIn(token: string, user: object): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

export function forgetSignIn(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
}

/** Before the sign-in is forgotten: a form that is open on the site outlives a session that ends, but no sign-out. */
export function announceSignOut(): void {
  localStorage.setItem(SIGNED_OUT_KEY, 'true');
  localStorage.removeItem(SIGNED_OUT_KEY);
}

/** Calls back when the sign-in changes in another tab. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
