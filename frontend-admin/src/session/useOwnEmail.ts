import { useSyncExternalStore } from 'react';
import { readSession, watchSession } from './session';

/** Whose console this is: nobody suspends themselves. */
export function useOwnEmail(): string | undefined {
  const session = useSyncExternalStore(watchSession, readSession);
  return session.phase === 'admin' ? session.user.email : undefined;
}
