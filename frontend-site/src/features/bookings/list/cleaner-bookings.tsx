import { useState } from 'react';
import { formatRating } from '../../../lib/format';
import { ButtonLink } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { BookingCard } from './booking-card';
import { BookingsList } from './bookings-list';
import { CleanerActions } from '../actions/cleaner-actions';
import { CLEANER_GROUPS } from '../groups';
import { ReviewDialog } from '../../reviews/components/review-dialog';

const EMPTY = {
  pending: {
    title: 'No pending requests',
    description:
      'New requests appear here the moment a customer sends one. Jobs near you may be waiting meanwhile.',
    action: <ButtonLink to={dashboardTab('postings')}>See job posts</ButtonLink>,
  },
  confirmed: {
    title: 'No confirmed bookings',
    description: 'Accept a pending request and it moves here.',
  },
  completed: {
    title: 'No completed bookings',
    description: 'Mark a booking complete after the work and it counts towards your earnings.',
  },
  cancelled: {
    title: 'No cancelled bookings',
    description: 'Declined and cancelled bookings are kept here.',
  },
};

/** `Sam` · ★ 4.8 (12 reviews) */
const customerNote = ({ rating, reviewCount }: Booking['customer']) =>
  `${reviewCount > 0 ? formatRating(rating) : 'N/A'} (${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'})`;

export function CleanerBookings({ cleanerId }: { cleanerId: number }) {
  const [reviewing, setReviewing] = useState<Booking>();
  return (
    <>
      <BookingsList
        of={{ side: 'cleaner', id: cleanerId }}
        groups={CLEANER_GROUPS}
        empty={EMPTY}
        renderCard={(booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            person={{
              name: booking.customer.firstName,
              note: customerNote(booking.customer),
              phone: booking.customer.phone,
              email: booking.customer.email,
            }}
            actions={<CleanerActions booking={booking} onReview={setReviewing} />}
          />
        )}
      />
      {reviewing && (
        <ReviewDialog
          booking={reviewing}
          reviewType="cleaner-to-customer"
          onClose={() => setReviewing(undefined)}
        />
      )}
    </>
  );
}
