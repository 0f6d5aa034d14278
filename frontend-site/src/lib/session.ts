import { tellSignedOut } from '@tidyhearth/api-client/sign-out';
import type { UserType } from '@tidyhearth/domain';
import { useSyncExternalStore } from 'react';
import { api } from './api';
import { isApiError } from './api-error';
import type { AccountUser, SignedIn } from './contract';
import { localStore } from './storage';
import { createStore, useInSlices, useStore } from './store';
import { announceSignOut, onTokenChange, readToken, removeToken, writeToken } from './token';

const USER_KEY = 'user-data';

export type Session =
  | { status: 'loading'; user?: undefined }
  | { status: 'signed-in'; user: AccountUser }
  /** `endedFor`: whose session the server ended during this visit. */
  | { status: 'signed-out'; user?: undefined; endedFor?: UserType };

const LOADING: Session = { status: 'loading' };
const store = createStore<Session>(LOADING);

const userChangeListeners = new Set<() => void>();
/** Runs whenever another person, or no one, is signed in: what was read for the one before must go. */
export const onUserChange = (listener: () => void) => userChangeListeners.add(listener);
const notifyUserChange = () => {
  for (const listener of userChangeListeners) listener();
};

export const currentUser = () => store.get().user;
export const onSessionChange = store.subscribe;

/** Forms that are open set this: true when they keep the person on the screen and call `finish` themselves, later. */
export const sessionEnd: { hold?: (finish: () => void) => boolean } = {};

function cachedUser(): AccountUser | undefined {
  try {
    return JSON.parse(localStore.get(USER_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `public/before-paint.js` has hidden what is for visitors; now it is known who is here. */
export const unveil = () => document.documentElement.classList.remove('has-session');

function keep(user: AccountUser) {
  const { status, user: before } = store.get();
  // Also in another tab. While the page loads, what it has asked for was asked for as this person.
  if (status !== 'loading' && before?.id !== user.id) notifyUserChange();
  const text = JSON.stringify(user);
  localStore.set(USER_KEY, text);
  // Mostly the answer is what was kept: to render all that shows the person again takes a phone a quarter of a second.
  if (JSON.stringify(before) !== text) store.set({ status: 'signed-in', user });
}

/** In this tab alone. */
function forget(endedFor?: UserType) {
  notifyUserChange();
  store.set({ status: 'signed-out', endedFor });
  unveil();
}

/** On this device, of which the other tabs learn. */
function removeSignIn() {
  removeToken();
  localStore.remove(USER_KEY);
}

const end = (endedFor?: UserType) => sessionEnd.hold?.(() => forget(endedFor)) || forget(endedFor);

/** Whether who is here is known from before alone: the server could not be asked. */
let isUnconfirmed = false;
export const isUserUnconfirmed = () => isUnconfirmed;

/** The one answer that is about the session; anything else is a lost call, a fault, or code that could not be fetched. */
const isEnded = (error: unknown) => isApiError(error) && error.status === 401;

/** Asks the server who holds the stored token. Its refusal ends the session; any other failure keeps the cached user. */
export async function refreshUser(): Promise<AccountUser | undefined> {
  const token = readToken();
  if (!token) {
    end();
    return undefined;
  }
  try {
    const user = await api.get('/api/auth/user');
    // The answer is about a sign-in that is no more.
    if (readToken() !== token) return readToken() ? refreshUser() : undefined;
    isUnconfirmed = false;
    keep(user);
    return user;
  } catch (error) {
    const cached = cachedUser();
    if (!isEnded(error)) {
      isUnconfirmed = true;
      if (cached) keep(cached);
      // Whose sign-in it is shows with the next answer; until then this tab is a visitor's.
      else if (!currentUser()) forget();
    } else if (readToken() === token) {
      removeSignIn();
      end(cached?.userType);
    }
    return undefined;
  }
}

/** Drafts of messages were kept by conversation once, so they may be the words of the other of its two people. */
function removeOldDrafts() {
  for (const name of localStore.keys()) if (/^draft-\d+-\d+$/.test(name)) localStore.remove(name);
}

/** Called once in the browser, after hydration. Follows what other tabs do. */
export function startSession(): () => void {
  removeOldDrafts();
  const token = readToken();
  const user = token ? cachedUser() : undefined;
  if (user) store.set({ status: 'signed-in', user });
  if (token) void refreshUser();
  else {
    store.set({ status: 'signed-out' });
    // Another tab may have removed the sign-in since this page began to load.
    unveil();
  }
  // Told late, of what is past: somebody may have signed in since, whose sign-in is not this tab's to remove.
  return onTokenChange((change) => {
    if (change === 'signed-out') forget();
    else if (readToken()) void refreshUser();
    else end(currentUser()?.userType);
  });
}

/** False where the browser keeps nothing: the sign-in then ends with the page. */
export function signIn({ token, user }: SignedIn): boolean {
  if (store.get().status === 'loading') notifyUserChange();
  const isKept = writeToken(token);
  // Who signs in again goes on where the session ended.
  keep(user);
  return isKept;
}

/** Removes the sign-in from this device at once, even offline; the request to the server follows. */
export function signOut(): void {
  const token = readToken();
  if (token) void tellSignedOut(token);
  announceSignOut();
  removeSignIn();
  forget();
}

export function useSession(): Session {
  return useStore(store, LOADING);
}

/** The signed-in user, or undefined: also while that is not known yet, so that nothing renders again when nobody is. */
export function useUser(): AccountUser | undefined {
  return useSyncExternalStore(store.subscribe, currentUser, () => undefined);
}

const users = { get: currentUser, subscribe: store.subscribe };
const isNobody = (user: AccountUser | undefined) => user === undefined;

/** The same for the frame of the page, which takes a phone a tenth of a second. Who signs out is gone from it at once. */
export const useUserInSlices = () => useInSlices(users, isNobody);
