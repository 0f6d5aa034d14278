import { useUser } from '../../lib/session';

/** Whose approval was withdrawn still does what was agreed, and agrees to nothing new. */
export function useMayAccept(): boolean {
  const user = useUser();
  return user?.userType !== 'cleaner' || user.cleanerStatus === 'approved';
}
