import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, EmptyState, ErrorState } from '../../../components/ui';
import { NoBookings, SomethingWrong } from '../../../illustrations';
import type { Booking } from '../../../lib/contract';
import type { Paged } from '../api/use-pages';
import { LoadingCards } from '../shared/loading';
import { Section } from '../shared/section';
import { useTab } from '../shell/use-tab';
import { GroupTabs } from './group-tabs';
import { BOOKING_GROUPS, type BookingGroup, inGroup } from './groups';

interface BookingsListProps {
  query: Paged<Booking>;
  empty: Record<BookingGroup, { title: string; description: string; action?: ReactNode }>;
  renderCard: (booking: Booking) => ReactNode;
}

export function BookingsList({ query, empty, renderCard }: BookingsListProps) {
  const group = useTab(BOOKING_GROUPS, 'status');
  if (query.isPending) return <LoadingCards label="Loading bookings..." />;
  if (query.isError) {
    return (
      <ErrorState
        picture={<SomethingWrong />}
        title="Failed to fetch bookings"
        description="Your bookings are safe, they only did not load."
        onRetry={query.retry}
      />
    );
  }
  const groups = {
    pending: inGroup(query.items, 'pending'),
    confirmed: inGroup(query.items, 'confirmed'),
    completed: inGroup(query.items, 'completed'),
    cancelled: inGroup(query.items, 'cancelled'),
  };
  const shown = groups[group];
  return (
    <Section title="Bookings">
      <GroupTabs
        current={group}
        more={query.hasMore}
        counts={{
          pending: groups.pending.length,
          confirmed: groups.confirmed.length,
          completed: groups.completed.length,
          cancelled: groups.cancelled.length,
        }}
      />
      {shown.length === 0 ? (
        <EmptyState picture={<NoBookings />} {...empty[group]} />
      ) : (
        <Stack gap="4">{shown.map(renderCard)}</Stack>
      )}
      {query.hasMore && (
        <Button variant="outline" alignSelf="center" loading={query.isLoadingMore} onClick={query.loadMore}>
          Load older bookings
        </Button>
      )}
    </Section>
  );
}
