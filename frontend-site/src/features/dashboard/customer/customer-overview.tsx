import { Stack } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { ButtonLink, EmptyState, ErrorState } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Kettle, SomethingWrong } from '../../../illustrations';
import { type BookingSide, useBookingSummary } from '../api/bookings';
import { countOf } from '../bookings/groups';
import { RecentBookings } from '../bookings/recent-bookings';
import { Figures } from '../shared/figures';
import { LoadingCards } from '../shared/loading';
import { NextBooking } from './next-booking';

export function CustomerOverview({ userId }: { userId: number }) {
  const own: BookingSide = { side: 'customer', id: userId };
  const { data: summary, isError, refetch } = useBookingSummary(own);
  if (!summary) {
    return isError ? (
      <ErrorState
        picture={<SomethingWrong />}
        title="Failed to fetch bookings"
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingCards label="Loading your bookings..." />
    );
  }
  const total = countOf(summary, 'all');
  if (total === 0) {
    return (
      <EmptyState
        picture={<Kettle />}
        title="Put the kettle on, leave the rest to us"
        description="You have no bookings yet. Find a cleaner near you and book in a minute."
        action={<ButtonLink to={ROUTES.findCleaners}>Find a cleaner</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="8">
      <NextBooking of={own} />
      <Figures
        figures={[
          { label: 'Total Bookings', value: total },
          {
            label: 'Confirmed Bookings',
            value: summary.counts.confirmed,
            note: `${summary.counts.pending} pending`,
          },
          { label: 'Total Spent', value: formatPounds(summary.totalAmount) },
        ]}
      />
      <RecentBookings of={own} nameOf={(booking) => booking.cleaner.user.firstName} />
    </Stack>
  );
}
