import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDate, formatPounds, PAGE_TEXTS, serviceLabel } from '@tidyhearth/domain';
import { BookingStatusBadge, Card, ErrorState, Link } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { SomethingWrong } from '../../../illustrations';
import type { Booking } from '../../../lib/contract';
import { Section } from '../shared/section';
import { type BookingSide, useBookings } from '../api/bookings';
import { LoadingCards } from '../shared/loading';
import { groupOf } from './groups';

const SHOWN = 5;

interface RecentBookingsProps {
  of: BookingSide;
  nameOf: (booking: Booking) => string;
}

/** The five newest, each a way to its place in the bookings tab. */
export function RecentBookings({ of, nameOf }: RecentBookingsProps) {
  const { items: recent, ...bookings } = useBookings(of, { order: 'newest', limit: SHOWN });
  if (bookings.isPending) return <LoadingCards count={2} label="Loading bookings..." />;
  if (bookings.isError) {
    return (
      <ErrorState picture={<SomethingWrong />} title="Failed to fetch bookings" onRetry={bookings.retry} />
    );
  }
  return (
    <Section
      title="Recent bookings"
      aside={recent.length > 0 && <Link to={dashboardTab('bookings')}>All bookings</Link>}
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
                  to={`${dashboardTab('bookings')}&status=${groupOf(booking)}`}
                  variant="plain"
                  fontWeight="semibold"
                  _before={{ content: '""', position: 'absolute', inset: '0' }}
                >
                  {serviceLabel(booking.serviceType)}, {nameOf(booking)}
                </Link>
                <Text color="fg.muted" textStyle="sm">
                  {formatDate(booking.startsAt)} · {booking.homeSize}
                </Text>
              </Box>
              <Stack gap="1" align="flex-end" flexShrink="0">
                <Text fontWeight="semibold" textStyle="numeric">
                  {formatPounds(booking.totalAmount)}
                </Text>
                <BookingStatusBadge status={booking.status} />
              </Stack>
            </Flex>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
