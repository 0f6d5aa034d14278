import { useCallback } from 'react';
import { formatRating } from '@tidyhearth/domain';
import { ButtonLink } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { BookingCard } from './booking-card';
import { BookingsList } from './bookings-list';
import { useBookingDialogs } from '../actions/booking-dialogs';
import { CleanerActions } from '../actions/cleaner-actions';
import { CLEANER_GROUPS } from '../groups';
import { TEXTS } from '../bookings.texts';

const EMPTY = {
  ...TEXTS.cleaner.empty,
  pending: {
    ...TEXTS.cleaner.empty.pending,
    action: <ButtonLink to={dashboardTab('postings')}>{TEXTS.cleaner.toJobs}</ButtonLink>,
  },
};

/** For a cleaner who takes no requests, confirmed bookings come first. */
const WAITING_GROUPS = ['confirmed', 'pending', 'completed', 'cancelled'] as const;
const WAITING_EMPTY = { ...TEXTS.cleaner.empty, ...TEXTS.cleaner.waitingEmpty };

/** For example `★ 4.8 (12 reviews)`. */
const customerNote = ({ rating, reviewCount }: Booking['customer']) =>
  `${reviewCount > 0 ? formatRating(rating) : 'N/A'} (${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'})`;

interface CleanerBookingsProps {
  cleanerId: number;
  /** False while the profile is not approved. */
  takesRequests?: boolean;
}

export function CleanerBookings({ cleanerId, takesRequests = true }: CleanerBookingsProps) {
  const { open, dialog } = useBookingDialogs('cleaner');
  const renderCard = useCallback(
    (booking: Booking) => (
      <BookingCard
        booking={booking}
        side="cleaner"
        person={{
          name: booking.customer.firstName,
          note: customerNote(booking.customer),
          phone: booking.customer.phone,
          email: booking.customer.email,
        }}
        actions={<CleanerActions booking={booking} onOpen={open} />}
      />
    ),
    [open],
  );
  return (
    <>
      <BookingsList
        of={{ side: 'cleaner', id: cleanerId }}
        groups={takesRequests ? CLEANER_GROUPS : WAITING_GROUPS}
        empty={takesRequests ? EMPTY : WAITING_EMPTY}
        renderCard={renderCard}
      />
      {dialog}
    </>
  );
}
