import { TOASTS } from '@tidyhearth/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { isApiError } from '../api-error';
import { askToSignIn, authRequestStore, type AuthRequest } from '../auth-dialog';
import { currentUser, refreshUser, sessionEnd } from '../session';
import { createStore } from '../store';
import { readToken } from '../token';
import { toastError } from '../toast';

/** Says that the session is over and asks to sign in. True once somebody is signed in again. */
export function signInAgain(): Promise<boolean> {
  toastError(TOASTS.authenticationRequired);
  return new Promise((resolve) => {
    const request: AuthRequest = { tab: 'sign-in', purpose: 'go on' };
    askToSignIn(request);
    const stop = authRequestStore.subscribe(() => {
      if (authRequestStore.get() === request) return;
      stop();
      resolve(Boolean(readToken()));
    });
  });
}

/**
 * Sends again what was refused because the session had ended, once the same person has signed in. The second try carries
 * the same key: should the first have been stored after all, it makes nothing twice.
 */
export function withSignIn<Input, Output>(
  send: (input: Input, idempotencyKey: string) => Promise<Output>,
): (input: Input, idempotencyKey: string) => Promise<Output> {
  return async (input, idempotencyKey) => {
    try {
      return await send(input, idempotencyKey);
    } catch (error) {
      if (!isApiError(error, 'NOT_AUTHENTICATED') || (await refreshUser())) throw error;
      const before = currentUser()?.id;
      // Nothing that is open has held it: the page is gone, and says itself what to do.
      if (before === undefined) throw error;
      const held = finish;
      const isBack = (await signInAgain()) && currentUser()?.id === before;
      // What was given up meanwhile is not sent.
      if (isBack && finish === held) return send(input, idempotencyKey);
      error.isSaid = true;
      throw error;
    }
  };
}

const holders = createStore(0);
let finish: (() => void) | undefined;

sessionEnd.hold = (end) => {
  if (holders.get() === 0 || !currentUser()) return false;
  finish ??= end;
  return true;
};

/** The last form is closed: unless somebody has signed in again, or out by hand, the end takes its course. */
function release() {
  holders.set(holders.get() - 1);
  if (holders.get() > 0) return;
  if (!readToken() && currentUser()) finish?.();
  finish = undefined;
}

/** While a form is open (or `active`), a session that the server ends takes neither the form nor its page away. */
export function useHeldSession(active = true): void {
  useEffect(() => {
    if (!active) return;
    holders.set(holders.get() + 1);
    return release;
  }, [active]);
}

/** Whether any form is held, for who would take its page away; only where that `matters` is it rendered again. */
export function useAnyHeld(matters: boolean): boolean {
  return useSyncExternalStore(
    holders.subscribe,
    () => matters && holders.get() > 0,
    () => false,
  );
}
