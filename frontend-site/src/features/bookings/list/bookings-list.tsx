import { Stack } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../../../components/ui';
import { Rows } from '../../../components/ui/rows';
import { NoBookings } from '../../../illustrations/no-bookings';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { Booking } from '../../../lib/contract';
import { type BookingSide, useBookings, useBookingSummary } from '../api/own-bookings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import { useTab } from '../../../lib/use-tab';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { GroupTabs } from './group-tabs';
import { selectionOf, type ShownGroup } from '../groups';
import { TEXTS } from '../bookings.texts';

const BOOKINGS_A_PAGE = 20;
const CARDS_AT_ONCE = 4;

interface BookingsListProps<Group extends ShownGroup> {
  of: BookingSide;
  /** The sub-tabs. The first one is shown first. */
  groups: readonly [Group, ...Group[]];
  empty: Record<Group, { title: string; description: string; action?: ReactNode }>;
  /** Must be the same function from render to render. */
  renderCard: (booking: Booking) => ReactNode;
}

export function BookingsList<Group extends ShownGroup>({
  of,
  groups,
  empty,
  renderCard,
}: BookingsListProps<Group>) {
  const group = useTab(groups, 'status');
  const summary = useBookingSummary(of);
  const list = useRef<HTMLDivElement>(null);
  const bookings = useBookings(of, { ...selectionOf(group), limit: BOOKINGS_A_PAGE });
  return (
    <Section title={TEXTS.list.title}>
      <GroupTabs groups={groups} current={group} summary={summary.data} />
      <QueryState
        query={bookings}
        loading={<LoadingCards label={TEXTS.list.loading} />}
        failure={{
          ...TEXTS.list.failed,
          picture: <SomethingWrong />,
        }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState picture={<NoBookings />} {...empty[group]} />
          ) : (
            <Stack ref={list} gap="4">
              <Rows key={group} items={items} atOnce={CARDS_AT_ONCE} row={renderCard} />
            </Stack>
          )
        }
      </QueryState>
      <LoadMore pages={bookings} list={list}>
        {TEXTS.list.more}
      </LoadMore>
    </Section>
  );
}
