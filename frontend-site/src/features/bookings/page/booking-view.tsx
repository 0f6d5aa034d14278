import { Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { isReviewable, serviceLabel } from '@tidyhearth/domain';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { BookingStatusBadge, ButtonLink } from '../../../components/ui';
import { WRITTEN } from '../../../components/ui/written';
import { dashboardTab } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { BookingReviews } from '../../reviews/components/booking-reviews';
import { BookingActions } from '../actions/booking-actions';
import { CalendarButton } from '../actions/calendar-button';
import { useBookingHistory } from '../api/own-bookings';
import { groupOf, isAhead } from '../groups';
import { Line } from '../list/card-line';
import { recordOf, type Side, termsOf } from '../terms';
import { useMayAccept } from '../use-may-accept';
import { useMayBookAgain } from '../use-may-book-again';
import { useNow } from '../../../lib/use-now';
import { TEXTS } from './booking-page.texts';
import { DetailsCard } from './details-card';
import { HistoryCard } from './history-card';
import { leadOf } from './lead';

interface BookingViewProps {
  booking: Booking;
  /** Who is looking at it. */
  side: Side;
}

/** Everything about one booking, for one of its parties. */
export function BookingView({ booking, side }: BookingViewProps) {
  const now = useNow();
  const { title, text } = leadOf(booking, side, now, {
    mayAccept: useMayAccept(),
    mayBookAgain: useMayBookAgain(booking),
    history: useBookingHistory(booking.id).data,
  });
  const terms = termsOf(booking, side, now);
  return (
    <Stack gap="6">
      <ButtonLink
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        to={`${dashboardTab('bookings')}&status=${groupOf(booking)}`}
      >
        <ArrowLeft aria-hidden />
        {TEXTS.toList}
      </ButtonLink>
      <Stack gap="3" align="flex-start">
        <Flex gap="3" align="center" wrap="wrap">
          <BookingStatusBadge status={booking.status} side={side} />
          <Text color="fg.muted">{serviceLabel(booking.serviceType)}</Text>
        </Flex>
        <Stack gap="3" aria-live="polite">
          <Heading as="h1" textStyle="h2" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="fg.muted" maxW="prose">
            {text}
          </Text>
        </Stack>
        {recordOf(booking, side).map(
          ({ title: what, words }) =>
            words !== null && (
              <Text key={what} maxW="prose" {...WRITTEN}>
                <strong>{what}</strong>: {words}
              </Text>
            ),
        )}
        <Flex
          role="group"
          aria-label={TEXTS.actions}
          gap="2"
          wrap="wrap"
          w={{ base: 'full', sm: 'auto' }}
          css={{ '& > *': { flexGrow: { base: 1, sm: 0 }, minHeight: '11' } }}
        >
          {isAhead(booking, now) && <CalendarButton booking={booking} size="sm" variant="outline" />}
          <BookingActions booking={booking} side={side} />
        </Flex>
        {terms !== undefined && (
          <Flex color="fg.muted" textStyle="sm">
            <Line icon={<ReceiptText size={16} aria-hidden />}>{terms}</Line>
          </Flex>
        )}
      </Stack>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <DetailsCard booking={booking} side={side} />
        <HistoryCard booking={booking} side={side} />
      </Grid>
      {isReviewable(booking.status) && <BookingReviews bookingId={booking.id} />}
    </Stack>
  );
}
