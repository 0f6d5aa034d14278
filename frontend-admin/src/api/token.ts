/** The site and the console share one sign-in: same origin, same keys. */
const TOKEN_KEY = 'auth-token';
const USER_KEY = 'user-data';

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

/** Calls back when the sign-in changes in another tab. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
