import { useSyncExternalStore } from 'react';
import { readSession, watchSession } from './session';

/** The admin's own email address, which is needed because nobody may suspend themselves. */
export function useOwnEmail(): string | undefined {
  const session = useSyncExternalStore(watchSession, readSession);
  return session.phase === 'admin' ? session.user.email : undefined;
}
