import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingConfirmationPath } from '../config/routes';
import type { BookingStart } from '../features/bookings/request/booking-form';
import { ProfileDialog } from '../features/cleaners/components/profile-dialog';
import { useCleaner } from '../features/cleaners/hooks/use-cleaner';
import { useSession } from '../lib/session';
import { BookingDialog, loadBookingDialog } from './booking-dialog';
import { useCleanerActions } from './use-cleaner-actions';

interface CleanerDialogsProps {
  cleanerId: number;
  booking: boolean;
  start: BookingStart;
  /** The profile's own page. */
  pagePath: string;
  onBooking: (booking: boolean, day?: string) => void;
  onClose: () => void;
}

/** Profile and booking of the cleaner named in the query string. */
export function CleanerDialogs({
  cleanerId,
  booking,
  start,
  pagePath,
  onBooking,
  onClose,
}: CleanerDialogsProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { data: cleaner } = useCleaner(cleanerId);
  const { book, message } = useCleanerActions((day) => onBooking(true, day));

  // A visitor reading a profile may book next. If this load fails, booking tries again and reports it.
  const isRead = cleaner !== undefined;
  useEffect(() => {
    if (isRead) loadBookingDialog().catch(() => undefined);
  }, [isRead]);

  const profile = (
    <ProfileDialog
      cleanerId={cleanerId}
      pagePath={pagePath}
      onClose={onClose}
      onMessage={message}
      onBook={book}
    />
  );
  if (!booking || !cleaner || session.status !== 'signed-in') return profile;
  return (
    <Suspense fallback={profile}>
      <BookingDialog
        key={session.user.id}
        cleaner={cleaner}
        start={start}
        onClose={() => onBooking(false)}
        onBooked={({ id }) => void navigate(bookingConfirmationPath(id))}
      />
    </Suspense>
  );
}
