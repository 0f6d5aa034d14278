import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { serviceLabel, ukToday } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Card, Link } from '../../../components/ui';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { bookingPath } from '../../../config/booking-routes';
import { dashboardTab } from '../../../config/routes';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { Booking } from '../../../lib/contract';
import { formatDay } from '../../../lib/format-day';
import { useBothQueries, QueryState } from '../../../server-state/query-state';
import {
  useBookings,
  useBookingSummary,
  usePrefetchBookings,
} from '../../../features/bookings/api/own-bookings';
import { AwaitingWord } from '../../../features/bookings/list/awaiting-word';
import { DateBlock } from '../../../features/bookings/list/date-block';
import { useEndsInSummary } from '../../../features/bookings/list/use-ends-in-summary';
import { useNow } from '../../../lib/use-now';
import { firstDayUnderWay, whenOf } from '../../../features/bookings/when';
import { TEXTS } from './cleaner-area.texts';

/** Enough that past visits don't hide the next one: two days never have this many. */
const VISITS = 40;
const REQUESTS = 3;

const AHEAD = { order: 'soonest', limit: VISITS } as const;
const confirmed = () => ({ ...AHEAD, group: 'confirmed', from: firstDayUnderWay() }) as const;
const pending = () => ({ ...AHEAD, group: 'pending', from: ukToday() }) as const;

function useDay(cleanerId: number) {
  const of = { side: 'cleaner', id: cleanerId } as const;
  return useBothQueries(useBookings(of, confirmed()), useBookings(of, pending()));
}

/** Requests the data of the day before it is rendered. */
export function usePrefetchDay(cleanerId: number): void {
  const of = { side: 'cleaner', id: cleanerId } as const;
  usePrefetchBookings(of, confirmed());
  usePrefetchBookings(of, pending());
}

interface CleanerDayProps {
  cleanerId: number;
  /** The content below, which would be pushed down by content that appears later. */
  children?: ReactNode;
}

/** What a cleaner opens the dashboard for: today's visits or the next one, and requests that wait for an answer. */
export function CleanerDay({ cleanerId, children }: CleanerDayProps) {
  const day = useDay(cleanerId);
  const {
    data: summary,
    isLoading,
    errorUpdateCount,
  } = useBookingSummary({ side: 'cleaner', id: cleanerId });
  // The notice about past cleans is above the rest, which it would push down. It's requested at the same time.
  // Read again after a failure, it is not waited for: whatever is below asks for it, and would be taken away by that.
  const isEarly = isLoading && errorUpdateCount === 0 && !day.isError;
  return (
    <>
      <QueryState
        query={isEarly ? { data: undefined, isError: false, refetch: day.refetch } : day}
        loading={<LoadingCards label={TEXTS.day.loading} />}
        failure={{ title: TEXTS.day.failed, picture: <SomethingWrong /> }}
      >
        {([visits, requests]) => (
          <Stack gap="8">
            <Stack gap="4">
              {requests.length > 0 && <Requests cleanerId={cleanerId} requests={requests} />}
              <Visits cleanerId={cleanerId} visits={visits} />
              <AwaitingWord summary={summary} />
            </Stack>
            {children}
          </Stack>
        )}
      </QueryState>
      {day.isError && day.data === undefined && children}
    </>
  );
}

function Visits({ cleanerId, visits }: { cleanerId: number; visits: readonly Booking[] }) {
  const now = useNow();
  useEndsInSummary({ side: 'cleaner', id: cleanerId }, visits, now);
  const left = visits.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const today = left.filter((visit) => whenOf(visit, now).date <= ukToday(now));
  const shown = today.length > 0 ? today : left.slice(0, 1);
  const title = today.length > 0 ? TEXTS.day.today(today.length) : TEXTS.day.next;
  return (
    <Card as="section" aria-labelledby="own-day" p="0">
      <Heading as="h2" id="own-day" textStyle="h4" px={{ base: '4', md: '5' }} pt="4">
        {shown.length > 0 ? title : TEXTS.day.none}
      </Heading>
      {shown.length === 0 && (
        <Text color="fg.muted" px={{ base: '4', md: '5' }} pb="4" pt="1">
          {TEXTS.day.noneText}
        </Text>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {shown.map((visit) => (
          <Visit key={visit.id} visit={visit} now={now} />
        ))}
      </Stack>
    </Card>
  );
}

function Visit({ visit, now }: { visit: Booking; now: number }) {
  const when = whenOf(visit, now);
  return (
    <Flex as="li" gap="4" px={{ base: '4', md: '5' }} py="4" _notFirst={{ borderTopWidth: '1px' }}>
      <DateBlock when={when} />
      <Box minW="0" flex="1">
        <Text fontFamily="heading" fontSize="xl" lineHeight="short">
          {when.nearby && `${when.nearby}, `}
          {when.hours}
        </Text>
        <Text overflowWrap="anywhere">
          {serviceLabel(visit.serviceType)}, {visit.customer.firstName}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {visit.isUndecided ? TEXTS.day.undecided : visit.address}
        </Text>
        <Link
          to={bookingPath(visit.id)}
          display="inline-flex"
          alignItems="center"
          minH="11"
          aria-label={TEXTS.day.seeOf(visit.customer.firstName, formatDay(when.date))}
        >
          {TEXTS.day.see}
        </Link>
      </Box>
    </Flex>
  );
}

function Requests({ cleanerId, requests }: { cleanerId: number; requests: readonly Booking[] }) {
  const { data: summary } = useBookingSummary({ side: 'cleaner', id: cleanerId });
  const count = Math.max(summary?.counts.pending ?? 0, requests.length);
  return (
    <Box
      as="section"
      aria-labelledby="own-requests"
      bg="marigold.subtle"
      color="marigold.fg"
      borderRadius="l3"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" id="own-requests" textStyle="h4" color="inherit">
          {TEXTS.waiting.text(count)}
        </Heading>
        <Link
          to={`${dashboardTab('bookings')}&status=pending`}
          color="inherit"
          fontWeight="semibold"
          py="2.5"
        >
          {TEXTS.waiting.toRequests}
        </Link>
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none">
        {requests.slice(0, REQUESTS).map((request) => {
          const when = whenOf(request);
          return (
            <Box as="li" key={request.id} py="1">
              <Link to={bookingPath(request.id)} color="inherit" py="2.5" overflowWrap="anywhere">
                {formatDay(when.date)}, {when.hours}: {serviceLabel(request.serviceType)},{' '}
                {request.customer.firstName}
              </Link>
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
