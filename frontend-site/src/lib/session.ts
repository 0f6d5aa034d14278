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
  /** `endedFor`: the type of the user whose session the server ended during this visit. */
  | { status: 'signed-out'; user?: undefined; endedFor?: UserType };

const LOADING: Session = { status: 'loading' };
const store = createStore<Session>(LOADING);

const userChangeListeners = new Set<() => void>();
/** Runs whenever somebody else, or nobody, is signed in, because data read for the previous user must go. */
export const onUserChange = (listener: () => void) => userChangeListeners.add(listener);
const notifyUserChange = () => {
  for (const listener of userChangeListeners) listener();
};

export const currentUser = () => store.get().user;
export const onSessionChange = store.subscribe;

/** Set by open forms. Returns true if they keep the user on the page and call `finish` themselves, later. */
export const sessionEnd: { hold?: (finish: () => void) => boolean } = {};

function cachedUser(): AccountUser | undefined {
  try {
    return JSON.parse(localStore.get(USER_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Shows what `public/before-paint.js` has hidden from returning users, now that it is known who is signed in. */
export const unveil = () => document.documentElement.classList.remove('has-session');

function keep(user: AccountUser) {
  const { status, user: before } = store.get();
  // Also if the user changed in another tab. While the page is loading, its earlier requests were already made as this
  // user.
  if (status !== 'loading' && before?.id !== user.id) notifyUserChange();
  const text = JSON.stringify(user);
  localStore.set(USER_KEY, text);
  // Usually the answer is what was stored, and rendering everything that shows the user again would take a phone a
  // quarter of a second.
  if (JSON.stringify(before) !== text) store.set({ status: 'signed-in', user });
}

/** Ends the session in this tab only. */
function forget(endedFor?: UserType) {
  notifyUserChange();
  store.set({ status: 'signed-out', endedFor });
  unveil();
}

/** Removes the sign-in from this device; the other tabs are told. */
function removeSignIn() {
  removeToken();
  localStore.remove(USER_KEY);
}

const end = (endedFor?: UserType) => sessionEnd.hold?.(() => forget(endedFor)) || forget(endedFor);

/** Whether the user is only known from storage because the server could not be asked. */
let isUnconfirmed = false;
export const isUserUnconfirmed = () => isUnconfirmed;

/** The only error about the session. Any other is a lost call, a fault, or code that could not be loaded. */
const isEnded = (error: unknown) => isApiError(error) && error.status === 401;

/** Asks the server who owns the stored token. Its refusal ends the session; any other failure keeps the cached user. */
export async function refreshUser(): Promise<AccountUser | undefined> {
  const token = readToken();
  if (!token) {
    end();
    return undefined;
  }
  try {
    const user = await api.get('/api/auth/user');
    // The answer is about a previous sign-in.
    if (readToken() !== token) return readToken() ? refreshUser() : undefined;
    isUnconfirmed = false;
    keep(user);
    return user;
  } catch (error) {
    const cached = cachedUser();
    if (!isEnded(error)) {
      isUnconfirmed = true;
      if (cached) keep(cached);
      // The next answer will show whose sign-in it is; until then this tab is a visitor's.
      else if (!currentUser()) forget();
    } else if (readToken() === token) {
      removeSignIn();
      end(cached?.userType);
    }
    return undefined;
  }
}

/** Drafts of messages used to be stored per conversation, so they may be the other person's words. */
function removeOldDrafts() {
  for (const name of localStore.keys()) if (/^draft-\d+-\d+$/.test(name)) localStore.remove(name);
}

/** Called once in the browser, after hydration. Follows changes in other tabs. */
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
  // The change may be reported late. Somebody may have signed in since, whose sign-in this tab must not remove.
  return onTokenChange((change) => {
    if (change === 'signed-out') forget();
    else if (readToken()) void refreshUser();
    else end(currentUser()?.userType);
  });
}

/** False if the browser stores nothing: the sign-in then ends with the page. */
export function signIn({ token, user }: SignedIn): boolean {
  if (store.get().status === 'loading') notifyUserChange();
  const isKept = writeToken(token);
  // Somebody who signs in again continues where the session ended.
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

/**
 * The signed-in user, or undefined. Also undefined while it is not known yet, so that nothing is rendered again for
 * visitors.
 */
export function useUser(): AccountUser | undefined {
  return useSyncExternalStore(store.subscribe, currentUser, () => undefined);
}

const users = { get: currentUser, subscribe: store.subscribe };
const isNobody = (user: AccountUser | undefined) => user === undefined;

/**
 * The same for the frame of the page, in slices because it takes a phone a tenth of a second. A sign-out shows at once.
 */
export const useUserInSlices = () => useInSlices(users, isNobody);
