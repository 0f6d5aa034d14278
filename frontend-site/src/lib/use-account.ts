import type { AccountUser } from './contract';
import { useUser } from './session';

/** The signed-in user, for pages that are rendered for nobody else. */
export function useAccount(): AccountUser {
  const user = useUser();
  if (!user) throw new Error('A work area was rendered for a signed-out visitor');
  return user;
}
