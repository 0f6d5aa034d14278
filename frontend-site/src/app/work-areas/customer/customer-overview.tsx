import { Stack } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { ButtonLink, EmptyState } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Kettle, SomethingWrong } from '../../../illustrations';
import { QueryState } from '../../../server-state/query-state';
import type { BookingSummary } from '../../../lib/contract';
import { type BookingSide, useBookingSummary } from '../../../features/bookings/api/own-bookings';
import { countOf } from '../../../features/bookings/groups';
import { RecentBookings } from '../../../features/bookings/list/recent-bookings';
import { Figures } from '../../../components/ui/figures';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { NextBooking } from '../../../features/bookings/list/next-booking';

export function CustomerOverview({ userId }: { userId: number }) {
  const own: BookingSide = { side: 'customer', id: userId };
  const summary = useBookingSummary(own);
  return (
    <QueryState
      query={summary}
      loading={<LoadingCards label="Loading your bookings..." />}
      failure={{ title: 'Failed to fetch bookings', picture: <SomethingWrong /> }}
    >
      {(data) => <Overview own={own} summary={data} />}
    </QueryState>
  );
}

function Overview({ own, summary }: { own: BookingSide; summary: BookingSummary }) {
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
