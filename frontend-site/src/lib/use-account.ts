import type { AccountUser } from './contract';
import { useUser } from './session';

/** The signed-in person: these screens are rendered for no one else. */
export function useAccount(): AccountUser {
  const user = useUser();
  if (!user) throw new Error('A work area was rendered for a signed-out visitor');
  return user;
}
