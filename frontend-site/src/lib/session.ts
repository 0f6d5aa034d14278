import { tellSignedOut } from '@tidyhearth/api-client/sign-out';
import type { UserType } from '@tidyhearth/domain';
import { useSyncExternalStore } from 'react';
import { api } from './api';
import { isApiError } from './api-error';
import type { AccountUser, SignedIn } from './contract';
import { localStore } from './storage';
import { createStore, useStore } from './store';

const TOKEN_KEY = 'auth-token';
const USER_KEY = 'user-data';

export type Session =
  | { status: 'loading'; user?: undefined }
  | { status: 'signed-in'; user: AccountUser }
  /** `endedFor`: whose session the server ended during this visit. */
  | { status: 'signed-out'; user?: undefined; endedFor?: UserType };

const LOADING: Session = { status: 'loading' };
const store = createStore<Session>(LOADING);

const forgetters = new Set<() => void>();
/** Runs whenever another person, or no one, is signed in: what was read for the one before must go. */
export const onUserChange = (forget: () => void) => forgetters.add(forget);
const forgetAll = () => {
  for (const forget of forgetters) forget();
};

export const readToken = () => localStore.get(TOKEN_KEY);
export const currentUser = () => store.get().user;

function cachedUser(): AccountUser | undefined {
  try {
    return JSON.parse(localStore.get(USER_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `public/before-paint.js` has hidden what is for visitors; now it is known who is here. */
const unveil = () => document.documentElement.classList.remove('has-session');

function keep(user: AccountUser) {
  localStore.set(USER_KEY, JSON.stringify(user));
  store.set({ status: 'signed-in', user });
  unveil();
}

function clear(endedFor?: UserType) {
  localStore.remove(TOKEN_KEY);
  localStore.remove(USER_KEY);
  forgetAll();
  store.set({ status: 'signed-out', endedFor });
  unveil();
}

/** Asks the server who holds the stored token. A refusal ends the session; a bad line leaves the cached user in place. */
export async function refreshUser(): Promise<AccountUser | undefined> {
  const token = readToken();
  if (!token) {
    clear();
    return undefined;
  }
  try {
    const user = await api.get('/api/auth/user');
    keep(user);
    return user;
  } catch (error) {
    const cached = cachedUser();
    if (isApiError(error) && (error.status === 0 || error.status >= 500) && cached) keep(cached);
    else if (readToken() === token) clear(cached?.userType);
    return undefined;
  }
}

/** Called once in the browser, after hydration, and again when another tab signs in or out. */
export function startSession(): () => void {
  const token = readToken();
  const user = token ? cachedUser() : undefined;
  if (user) {
    store.set({ status: 'signed-in', user });
    unveil();
  }
  if (token) void refreshUser();
  else store.set({ status: 'signed-out' });
  const follow = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY) return;
    if (event.newValue) void refreshUser();
    else clear();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export function signIn({ token, user }: SignedIn): void {
  forgetAll();
  localStore.set(TOKEN_KEY, token);
  keep(user);
}

/** This device forgets the sign-in at once, whatever the line does; the server is told behind it. */
export function signOut(): void {
  const token = readToken();
  if (token) void tellSignedOut(token);
  clear();
}

export function useSession(): Session {
  return useStore(store, LOADING);
}

/** The signed-in user, or undefined: also while that is not known yet, which draws nothing anew when nobody is. */
export function useUser(): AccountUser | undefined {
  return useSyncExternalStore(store.subscribe, currentUser, () => undefined);
}
