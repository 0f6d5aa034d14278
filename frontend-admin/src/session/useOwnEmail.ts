import { useSyncExternalStore } from 'react';
import { readSession, watchSession } from './session';

/** Needed because nobody may suspend themselves. */
export function useOwnEmail(): string | undefined {
  const session = useSyncExternalStore(watchSession, readSession);
  return session.phase === 'admin' ? session.user.email : undefined;
}
