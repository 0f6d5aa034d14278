import { PAGE_TEXTS } from '@tidyhearth/domain';
import { ButtonLink } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { fullName } from '../../../lib/format';
import { BookingCard } from './booking-card';
import { BookingsList } from './bookings-list';
import { CustomerActions } from '../actions/customer-actions';
import { CUSTOMER_GROUPS } from '../groups';

const FIND = <ButtonLink to={ROUTES.findCleaners}>Find a cleaner</ButtonLink>;

const EMPTY = {
  all: {
    title: PAGE_TEXTS.noBookings,
    description: 'Everything you book is kept here, from the request to the review.',
    action: FIND,
  },
  pending: {
    title: 'No pending bookings',
    description: 'Requests wait here until the cleaner answers.',
    action: FIND,
  },
  confirmed: {
    title: 'No confirmed bookings',
    description: 'Once a cleaner accepts your request it moves here, without a reload.',
    action: FIND,
  },
  completed: {
    title: 'No completed bookings',
    description: 'After a clean you can review it and book the same cleaner again from here.',
  },
  cancelled: {
    title: 'No cancelled bookings',
    description: 'Good. Cancelled and declined bookings would be kept here.',
  },
};

export function CustomerBookings({ userId }: { userId: number }) {
  return (
    <BookingsList
      of={{ side: 'customer', id: userId }}
      groups={CUSTOMER_GROUPS}
      empty={EMPTY}
      renderCard={(booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          person={{
            name: fullName(booking.cleaner.user),
            phone: booking.cleaner.phone,
            email: booking.cleaner.email,
          }}
          actions={<CustomerActions booking={booking} />}
        />
      )}
    />
  );
}
