import { localStore, sessionStore } from './storage';

/** Shared with the console. */
const TOKEN_KEY = 'auth-token';
const SIGNED_OUT_KEY = 'signed-out';

/** The token in a browser that stores nothing: the sign-in then lasts as long as the page. */
let unkept: string | undefined;

export const readToken = () => unkept ?? localStore.get(TOKEN_KEY);

/** Returns whether the browser has stored it. */
export function writeToken(token: string): boolean {
  localStore.set(TOKEN_KEY, token);
  const isKept = localStore.get(TOKEN_KEY) === token;
  unkept = isKept ? undefined : token;
  return isKept;
}

export function removeToken(): void {
  unkept = undefined;
  localStore.remove(TOKEN_KEY);
}

const SUSPENSION_KEY = 'ended-by-suspension';
/** Where the browser keeps nothing, it is known as long as the page. */
let isSuspension = false;

/** Whether the sign-in that the server ended last in this tab was that of a suspended person, also after a reload. */
export const endedBySuspension = () => isSuspension || sessionStore.get(SUSPENSION_KEY) !== undefined;

export function keepSuspension(isSuspended: boolean): void {
  isSuspension = isSuspended;
  if (isSuspended) sessionStore.set(SUSPENSION_KEY, 'true');
  else sessionStore.remove(SUSPENSION_KEY);
}

/** Before the token goes: other tabs then give up at once what they keep when a session merely ends. */
export function announceSignOut(): void {
  localStore.set(SIGNED_OUT_KEY, 'true');
  localStore.remove(SIGNED_OUT_KEY);
}

/** What another tab did. `ended`: the token is gone without anybody having signed out just before. */
type TokenChange = 'signed-in' | 'signed-out' | 'ended';

export function onTokenChange(listener: (change: TokenChange) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue) listener('signed-out');
    // No key: all that the site stored was removed.
    if (key === TOKEN_KEY || key === null) listener(newValue ? 'signed-in' : 'ended');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
