import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingConfirmationPath } from '../config/routes';
import type { BookingStart } from '../features/bookings/request/booking-form';
import { ProfileDialog } from '../features/cleaners/components/profile-dialog';
import { useCleaner } from '../features/cleaners/hooks/use-cleaner';
import { isApiError } from '../lib/api-error';
import { useUser } from '../lib/session';
import { BookingDialog, loadBookingDialog } from './booking-dialog';
import { useCleanerActions, useInvitation } from './use-cleaner-actions';

interface CleanerDialogsProps {
  cleanerId: number;
  booking: boolean;
  start: BookingStart;
  /** The path of the profile's own page. */
  pagePath: string;
  onBooking: (booking: boolean, day?: string) => void;
  onClose: () => void;
}

/** The profile and the booking form of the cleaner named in the query string. */
export function CleanerDialogs({
  cleanerId,
  booking,
  start,
  pagePath,
  onBooking,
  onClose,
}: CleanerDialogsProps) {
  const navigate = useNavigate();
  const user = useUser();
  const { data: cleaner, error } = useCleaner(cleanerId);
  const { book, message } = useCleanerActions((day) => onBooking(true, day));
  useInvitation(cleaner, booking);

  // A visitor reading a profile may book next. If this load fails, booking tries again and reports it.
  const isRead = cleaner !== undefined;
  useEffect(() => {
    if (isRead) loadBookingDialog().catch(() => undefined);
  }, [isRead]);

  // A form that is being filled in stays open; none is opened for a cleaner who no longer exists.
  const isGone = isApiError(error, 'NOT_FOUND');
  const [isFilledIn, setFilledIn] = useState(false);
  if (booking ? !isFilledIn && !isGone : isFilledIn) setFilledIn(booking);

  const profile = (
    <ProfileDialog
      cleanerId={cleanerId}
      searchedDay={start.date}
      pagePath={pagePath}
      onClose={onClose}
      onMessage={message}
      onBook={book}
    />
  );
  if (!booking || !isFilledIn || !cleaner || user?.userType !== 'customer') return profile;
  return (
    <Suspense fallback={profile}>
      <BookingDialog
        key={user.id}
        cleaner={cleaner}
        start={start}
        onClose={() => onBooking(false)}
        // Replaces the form in the history, so that Back does not open it again, empty.
        onBooked={({ id }) => void navigate(bookingConfirmationPath(id), { replace: true })}
      />
    </Suspense>
  );
}
