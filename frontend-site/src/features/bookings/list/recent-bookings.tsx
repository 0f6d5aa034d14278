import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatPounds, PAGE_TEXTS, serviceLabel } from '@tidyhearth/domain';
import { BookingStatusBadge, Card, Link } from '../../../components/ui';
import { bookingPath } from '../../../config/booking-routes';
import { dashboardTab } from '../../../config/routes';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { Booking } from '../../../lib/contract';
import { Section } from '../../../components/ui/section';
import { type BookingSide, useBookings } from '../api/own-bookings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { QueryState } from '../../../server-state/query-state';
import { TEXTS } from '../bookings.texts';
import { formatVisitDay } from '../../../lib/visit-time';

/** The five newest. */
export const RECENT = { order: 'newest', limit: 5 } as const;

interface RecentBookingsProps {
  of: BookingSide;
  nameOf: (booking: Booking) => string;
}

/** Each links to its page. */
export function RecentBookings({ of, nameOf }: RecentBookingsProps) {
  const bookings = useBookings(of, RECENT);
  return (
    <QueryState
      query={bookings}
      loading={<LoadingCards count={2} label={TEXTS.list.loading} />}
      failure={{ title: TEXTS.list.failed.title, picture: <SomethingWrong /> }}
    >
      {(recent) => <Recent recent={recent} nameOf={nameOf} side={of.side} />}
    </QueryState>
  );
}

interface RecentProps extends Pick<RecentBookingsProps, 'nameOf'> {
  recent: Booking[];
  side: BookingSide['side'];
}

function Recent({ recent, nameOf, side }: RecentProps) {
  return (
    <Section
      title={TEXTS.recent.title}
      hint={recent.length > 0 && TEXTS.recent.payment[side]}
      aside={
        recent.length > 0 && (
          <Link to={dashboardTab('bookings')} minH="11" display="inline-flex" alignItems="center">
            {TEXTS.recent.all}
          </Link>
        )
      }
    >
      <Card p="0">
        {recent.length === 0 && (
          <Text p="6" color="fg.muted">
            {PAGE_TEXTS.noBookingData}
          </Text>
        )}
        <Stack as="ul" gap="0" listStyleType="none">
          {recent.map((booking) => (
            <Flex
              key={booking.id}
              as="li"
              position="relative"
              justify="space-between"
              align="center"
              gap="4"
              px={{ base: '4', md: '5' }}
              py="4"
              borderTopWidth={booking === recent[0] ? '0' : '1px'}
              _hover={{ bg: 'ink.subtle' }}
            >
              <Box minW="0">
                <Link
                  to={bookingPath(booking.id)}
                  variant="plain"
                  fontWeight="semibold"
                  overflowWrap="anywhere"
                  _before={{ content: '""', position: 'absolute', inset: '0' }}
                >
                  {serviceLabel(booking.serviceType)}, {nameOf(booking)}
                </Link>
                <Text color="fg.muted" textStyle="sm">
                  {formatVisitDay(booking.startsAt)} · {booking.homeSize}
                </Text>
              </Box>
              <Stack gap="1" align="flex-end" flexShrink="0">
                <Text fontWeight="semibold" textStyle="numeric">
                  {formatPounds(booking.totalAmount)}
                </Text>
                <BookingStatusBadge status={booking.status} side={side} />
              </Stack>
            </Flex>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
