import { sessionStore } from './storage';

const KEY = 'ended-by-suspension';

/** Where the browser keeps nothing, it is known as long as the page. */
let isKnown = false;

/** Whether the sign-in that the server ended last in this tab was that of a suspended person, also after a reload. */
export const endedBySuspension = () => isKnown || sessionStore.get(KEY) !== undefined;

export function keepSuspension(isSuspended: boolean): void {
  isKnown = isSuspended;
  if (isSuspended) sessionStore.set(KEY, 'true');
  else sessionStore.remove(KEY);
}
