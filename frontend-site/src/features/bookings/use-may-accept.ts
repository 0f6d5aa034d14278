import { useUser } from '../../lib/session';

/** A cleaner whose approval was withdrawn keeps existing bookings, but can't accept new ones. */
export function useMayAccept(): boolean {
  const user = useUser();
  return user?.userType !== 'cleaner' || user.cleanerStatus === 'approved';
}
