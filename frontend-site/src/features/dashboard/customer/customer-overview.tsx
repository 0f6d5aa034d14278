import { Stack } from '@chakra-ui/react';
import { EARNED_STATUSES, formatAmount, formatPounds, parsePence } from '@tidyhearth/domain';
import { ButtonLink, EmptyState, ErrorState } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Kettle, SomethingWrong } from '../../../illustrations';
import type { Booking } from '../../../lib/contract';
import type { Paged } from '../api/use-pages';
import { RecentBookings } from '../bookings/recent-bookings';
import { Figures } from '../shared/figures';
import { LoadingCards } from '../shared/loading';
import { NextBooking } from './next-booking';

const count = (bookings: readonly Booking[], status: Booking['status']) =>
  bookings.filter((booking) => booking.status === status).length;

/** What completed work has cost so far. */
export function totalSpent(bookings: readonly Booking[]): string {
  const earned: readonly string[] = EARNED_STATUSES;
  const done = bookings.filter(({ status }) => earned.includes(status));
  return formatAmount(done.reduce((sum, { totalAmount }) => sum + (parsePence(totalAmount) ?? 0), 0));
}

export function CustomerOverview({ bookings }: { bookings: Paged<Booking> }) {
  if (bookings.isPending) return <LoadingCards label="Loading your bookings..." />;
  if (bookings.isError) {
    return (
      <ErrorState picture={<SomethingWrong />} title="Failed to fetch bookings" onRetry={bookings.retry} />
    );
  }
  const { items } = bookings;
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Kettle />}
        title="Put the kettle on, leave the rest to us"
        description="You have no bookings yet. Find a cleaner near you and book in a minute."
        action={<ButtonLink to={ROUTES.findCleaners}>Find a cleaner</ButtonLink>}
      />
    );
  }
  const more = bookings.hasMore ? '+' : '';
  return (
    <Stack gap="8">
      <NextBooking bookings={items} />
      <Figures
        figures={[
          { label: 'Total Bookings', value: `${items.length}${more}` },
          {
            label: 'Confirmed Bookings',
            value: count(items, 'confirmed'),
            note: `${count(items, 'pending')} pending`,
          },
          { label: 'Total Spent', value: `${formatPounds(totalSpent(items))}${more}` },
        ]}
      />
      <RecentBookings bookings={items} nameOf={(booking) => booking.cleaner.user.firstName} />
    </Stack>
  );
}
