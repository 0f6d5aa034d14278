import { useNavigate } from 'react-router-dom';
import { bookingConfirmationPath } from '../config/routes';
import { BookingDialog } from '../features/bookings/components/booking-dialog';
import { ProfileDialog } from '../features/cleaners/components/profile-dialog';
import { useCleaner } from '../features/cleaners/hooks/use-cleaner';
import { useSession } from '../lib/session';
import { useCleanerActions } from './use-cleaner-actions';

interface CleanerDialogsProps {
  cleanerId: number;
  booking: boolean;
  date: string;
  onBooking: (booking: boolean) => void;
  onClose: () => void;
}

/** Profile and booking of the cleaner named in the address. */
export function CleanerDialogs({ cleanerId, booking, date, onBooking, onClose }: CleanerDialogsProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { data: cleaner } = useCleaner(cleanerId);
  const { book, message } = useCleanerActions(() => onBooking(true));

  if (booking && cleaner && session.status === 'signed-in') {
    return (
      <BookingDialog
        cleaner={cleaner}
        date={date}
        onClose={() => onBooking(false)}
        onBooked={({ id }) => void navigate(bookingConfirmationPath(id))}
      />
    );
  }
  return <ProfileDialog cleanerId={cleanerId} onClose={onClose} onMessage={message} onBook={book} />;
}
