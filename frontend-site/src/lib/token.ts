import { localStore } from './storage';

const TOKEN_KEY = 'auth-token';

export const readToken = () => localStore.get(TOKEN_KEY);
export const writeToken = (token: string) => localStore.set(TOKEN_KEY, token);
export const removeToken = () => localStore.remove(TOKEN_KEY);

/** Another tab signed in (`true`) or out. */
export function onTokenChange(listener: (signedIn: boolean) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY) listener(Boolean(event.newValue));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
