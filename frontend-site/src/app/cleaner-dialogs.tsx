import { useNavigate } from 'react-router-dom';
import { bookingConfirmationPath, conversationPath } from '../config/routes';
import { BookingDialog } from '../features/bookings/components/booking-dialog';
import { ProfileDialog } from '../features/cleaners/components/profile-dialog';
import { useCleaner } from '../features/cleaners/hooks/use-cleaner';
import { askToSignIn } from '../lib/auth-dialog';
import type { CleanerProfile } from '../lib/contract';
import { currentUser, useSession } from '../lib/session';

interface CleanerDialogsProps {
  cleanerId: number;
  booking: boolean;
  date: string;
  onBooking: (booking: boolean) => void;
  onClose: () => void;
}

const conversationId = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Profile and booking of the cleaner named in the address. What someone wanted survives a sign-in in between. */
export function CleanerDialogs({ cleanerId, booking, date, onBooking, onClose }: CleanerDialogsProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { data: cleaner } = useCleaner(cleanerId);

  const book = (wanted: CleanerProfile) => {
    if (currentUser()) onBooking(true);
    else {
      askToSignIn({
        tab: 'sign-in',
        title: `Sign in to book ${wanted.user.firstName}`,
        onSuccess: () => currentUser()?.userType === 'customer' && onBooking(true),
      });
    }
  };
  const message = (wanted: CleanerProfile) => {
    const open = () => {
      const user = currentUser();
      if (user && user.id !== wanted.userId)
        void navigate(conversationPath(conversationId(user.id, wanted.userId)));
    };
    if (currentUser()) open();
    else {
      askToSignIn({ tab: 'sign-in', title: `Sign in to message ${wanted.user.firstName}`, onSuccess: open });
    }
  };

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
