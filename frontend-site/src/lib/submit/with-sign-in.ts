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
 * Repeats a call that was refused because the session had ended, once the same user has signed in. The second attempt
 * has the same key, so that the server does not repeat the effect if it had stored the first one.
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
      // No open form has held the session: the page is gone, and shows what to do.
      if (before === undefined) throw error;
      const held = finish;
      const isBack = (await signInAgain()) && currentUser()?.id === before;
      // Input that was abandoned meanwhile is not sent.
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

/**
 * Called when a form closes. After the last one, the held session ends, unless somebody has signed in again or signed
 * out.
 */
function release() {
  holders.set(holders.get() - 1);
  if (holders.get() > 0) return;
  if (!readToken() && currentUser()) finish?.();
  finish = undefined;
}

/** While a form is open (or `active`), the end of a session by the server removes neither the form nor its page. */
export function useHeldSession(active = true): void {
  useEffect(() => {
    if (!active) return;
    holders.set(holders.get() + 1);
    return release;
  }, [active]);
}

/** Whether any form is held, for components that would remove its page. They render again only if it `matters`. */
export function useAnyHeld(matters: boolean): boolean {
  return useSyncExternalStore(
    holders.subscribe,
    () => matters && holders.get() > 0,
    () => false,
  );
}
