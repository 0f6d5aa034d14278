import { currentUser, onSessionChange } from '../session';
import { sessionStore } from '../storage';

const OF_VISITOR = 'visitor/';
/** An account that was stored long ago may lack fields until it is read again. */
const ownerId = (): number | undefined => currentUser()?.id;
/**
 * Drafts contain addresses, so each belongs to the user who typed it, and the next account in the same tab doesn't see
 * it.
 */
const ownerPrefix = () => {
  const id = ownerId();
  return id === undefined ? OF_VISITOR : `${id}/`;
};
const ownKey = (key: string) => ownerPrefix() + key;

/** Drafts of a visitor become drafts of the account that the visitor signs in with. */
onSessionChange(() => {
  if (ownerId() === undefined) return;
  for (const stored of sessionStore.keys()) {
    if (!stored.startsWith(OF_VISITOR)) continue;
    const text = sessionStore.get(stored);
    if (text !== undefined) sessionStore.set(ownKey(stored.slice(OF_VISITOR.length)), text);
    sessionStore.remove(stored);
  }
});

/** Input kept in session storage, without secrets and ticks of consent. */
export function readDraft<Values extends object>(key: string, empty: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(ownKey(key)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return empty;
    const known = Object.entries(kept).filter(
      ([name, value]) =>
        name in empty &&
        typeof value === typeof empty[name as keyof Values] &&
        Array.isArray(value) === Array.isArray(empty[name as keyof Values]),
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}

export function keepDraft<Values extends object>(
  key: string,
  values: Values,
  secret: readonly (keyof Values)[] = [],
): void {
  const open = Object.entries(values).filter(([name]) => !secret.includes(name as keyof Values));
  sessionStore.set(ownKey(key), JSON.stringify(Object.fromEntries(open)));
}

export const dropDraft = (key: string) => sessionStore.remove(ownKey(key));
