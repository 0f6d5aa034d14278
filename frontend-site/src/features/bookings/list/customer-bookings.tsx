import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useCallback } from 'react';
import { ButtonLink } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { BookingCard } from './booking-card';
import { BookingsList } from './bookings-list';
import { useBookingDialogs } from '../actions/booking-dialogs';
import { CustomerActions } from '../actions/customer-actions';
import { CUSTOMER_GROUPS } from '../groups';
import { TEXTS } from '../bookings.texts';

const FIND = <ButtonLink to={ROUTES.findCleaners}>{TEXTS.customer.findCleaner}</ButtonLink>;

const EMPTY = {
  all: {
    title: PAGE_TEXTS.noBookings,
    description: TEXTS.customer.empty.all.description,
    action: FIND,
  },
  pending: {
    ...TEXTS.customer.empty.pending,
    action: FIND,
  },
  confirmed: {
    ...TEXTS.customer.empty.confirmed,
    action: FIND,
  },
  completed: TEXTS.customer.empty.completed,
  cancelled: TEXTS.customer.empty.cancelled,
};

export function CustomerBookings({ userId }: { userId: number }) {
  const { open, dialog } = useBookingDialogs('customer');
  const renderCard = useCallback(
    (booking: Booking) => (
      <BookingCard
        booking={booking}
        side="customer"
        person={{
          name: fullName(booking.cleaner.user),
          phone: booking.cleaner.phone,
          email: booking.cleaner.email,
        }}
        actions={<CustomerActions booking={booking} onOpen={open} />}
      />
    ),
    [open],
  );
  return (
    <>
      <BookingsList
        of={{ side: 'customer', id: userId }}
        groups={CUSTOMER_GROUPS}
        empty={EMPTY}
        renderCard={renderCard}
      />
      {dialog}
    </>
  );
}
