import { useState } from 'react';
import type { Booking } from '../../../lib/contract';

const isSame = (one: Booking, other: Booking) =>
  one.startsAt === other.startsAt && one.status === other.status;

const isAccepted = (now: Booking, seen: Booking) =>
  now.startsAt === seen.startsAt && now.status === 'confirmed';

/**
 * The booking for which a dialog was opened. It may change behind the dialog, but the press is about what the person
 * saw. The server also recognises a repeated call after a lost answer only if it names the same start and status,
 * although the first call may have changed them.
 */
export function useSeenBooking(booking: Booking) {
  const [seen, setSeen] = useState(booking);
  const [isOutdated, setOutdated] = useState(false);
  const [told, setTold] = useState<'moved' | 'accepted'>();
  // After a refusal, they are told what has changed, and the next press is about that.
  if (isOutdated && !isSame(booking, seen)) {
    setOutdated(false);
    setSeen(booking);
    setTold(isAccepted(booking, seen) ? 'accepted' : 'moved');
  }
  return { seen, told, markOutdated: () => setOutdated(true) };
}
