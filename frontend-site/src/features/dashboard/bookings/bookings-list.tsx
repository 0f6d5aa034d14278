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
import { type BookingGroup, inGroup } from './groups';

interface BookingsListProps<Group extends BookingGroup> {
  query: Paged<Booking>;
  /** The sub-tabs, the first of which is shown first. */
  groups: readonly [Group, ...Group[]];
  empty: Record<Group, { title: string; description: string; action?: ReactNode }>;
  renderCard: (booking: Booking) => ReactNode;
}

export function BookingsList<Group extends BookingGroup>({
  query,
  groups,
  empty,
  renderCard,
}: BookingsListProps<Group>) {
  const group = useTab(groups, 'status');
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
  const shown = inGroup(query.items, group);
  return (
    <Section title="Bookings">
      <GroupTabs
        groups={groups}
        current={group}
        more={query.hasMore}
        countOf={(one) => inGroup(query.items, one).length}
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
