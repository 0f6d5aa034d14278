import { Stack } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { memo, useMemo } from 'react';
import { ButtonLink, EmptyState } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Kettle } from '../../../illustrations/kettle';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { QueryState } from '../../../server-state/query-state';
import type { BookingSummary } from '../../../lib/contract';
import {
  type BookingSide,
  useBookingSummary,
  usePrefetchBookings,
} from '../../../features/bookings/api/own-bookings';
import { countOf } from '../../../features/bookings/groups';
import { AwaitingWord } from '../../../features/bookings/list/awaiting-word';
import { RECENT, RecentBookings } from '../../../features/bookings/list/recent-bookings';
import { Figures } from '../../../components/ui/figures';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { NextBooking, useNextBooking } from '../../../features/bookings/list/next-booking';
import { usePrefetchSavedCleaners } from '../../../features/cleaners/saved/saved-cleaners';
import { SavedSection } from '../../../features/cleaners/saved/saved-section';
import { TEXTS } from './customer-area.texts';

export function CustomerOverview({ userId }: { userId: number }) {
  const own = useMemo<BookingSide>(() => ({ side: 'customer', id: userId }), [userId]);
  const summary = useBookingSummary(own);
  // It is above everything else, which would be pushed down when it appears.
  const { isLoading } = useNextBooking(own);
  // What is below is requested at the same time, not once this has loaded.
  usePrefetchBookings(own, RECENT);
  usePrefetchSavedCleaners();
  return (
    <QueryState
      query={
        isLoading && !summary.isError
          ? { data: undefined, isError: false, refetch: summary.refetch }
          : summary
      }
      loading={<LoadingCards label={TEXTS.loading} />}
      failure={{ ...TEXTS.failed, picture: <SomethingWrong /> }}
    >
      {(data) => <Overview own={own} summary={data} />}
    </QueryState>
  );
}

interface OverviewProps {
  own: BookingSide;
  summary: BookingSummary;
}

const Overview = memo(function Overview({ own, summary }: OverviewProps) {
  const total = countOf(summary, 'all');
  if (total === 0) {
    return (
      <Stack gap="8">
        <EmptyState
          picture={<Kettle />}
          title={TEXTS.empty.title}
          description={TEXTS.empty.description}
          action={<ButtonLink to={ROUTES.findCleaners}>{TEXTS.empty.toSearch}</ButtonLink>}
        />
        <SavedSection />
      </Stack>
    );
  }
  return (
    <Stack gap="8">
      <NextBooking of={own} />
      <AwaitingWord summary={summary} />
      <Figures
        figures={[
          { label: TEXTS.figures.total, value: total },
          {
            label: TEXTS.figures.confirmed,
            value: summary.counts.confirmed,
            note: TEXTS.figures.pending(summary.counts.pending),
          },
          {
            label: TEXTS.figures.spent,
            value: formatPounds(summary.totalAmount),
            note: TEXTS.figures.spentNote,
          },
        ]}
      />
      <RecentBookings of={own} nameOf={(booking) => booking.cleaner.user.firstName} />
      <SavedSection />
    </Stack>
  );
});
