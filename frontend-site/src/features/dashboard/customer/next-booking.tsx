import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { Avatar, BookingStatusBadge, ButtonLink } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { formatDay, fullName } from '../../../lib/format';
import { whenOf } from '../bookings/when';

export function nextOf(bookings: readonly Booking[], now = Date.now()): Booking | undefined {
  return bookings
    .filter(
      ({ status, endsAt }) => (status === 'confirmed' || status === 'pending') && Date.parse(endsAt) > now,
    )
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

/** The one thing a customer opens the dashboard for. */
export function NextBooking({ bookings }: { bookings: readonly Booking[] }) {
  const next = nextOf(bookings);
  if (!next) return null;
  const when = whenOf(next);
  const confirmed = next.status === 'confirmed';
  return (
    <Flex
      as="section"
      aria-label="Next clean"
      bg="bg.deep"
      color="fg.onDeep"
      borderRadius="l3"
      p={{ base: '5', md: '7' }}
      gap="5"
      justify="space-between"
      align="center"
      wrap="wrap"
    >
      <Stack gap="2" minW="0">
        <Flex gap="3" align="center">
          <Text color="fg.onDeepMuted" textStyle="sm">
            {confirmed ? 'Next clean' : 'Waiting for an answer'}
          </Text>
          <BookingStatusBadge status={next.status} />
        </Flex>
        <Text fontFamily="heading" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="short">
          {when.nearby ?? formatDay(when.date)}, {when.hours}
        </Text>
        <Flex gap="3" align="center">
          <Avatar name={fullName(next.cleaner.user)} src={next.cleaner.profileImage} size="sm" />
          <Box>
            {serviceLabel(next.serviceType)} with {next.cleaner.user.firstName}
          </Box>
        </Flex>
      </Stack>
      <ButtonLink
        to={`${ROUTES.bookingConfirmation}?booking=${next.id}`}
        colorPalette="marigold"
        width={{ base: 'full', sm: 'auto' }}
      >
        See the details
      </ButtonLink>
    </Flex>
  );
}
