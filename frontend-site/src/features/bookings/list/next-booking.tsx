import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { serviceLabel, ukToday } from '@tidyhearth/domain';
import { Avatar, BookingStatusBadge, ButtonLink } from '../../../components/ui';
import { bookingPath } from '../../../config/booking-routes';
import type { Booking } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';
import { useNow } from '../../../lib/use-now';
import { type BookingSide, useBookings } from '../api/own-bookings';
import { firstDayUnderWay, whenOf } from '../when';
import { useEndsInSummary } from './use-ends-in-summary';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { TEXTS } from '../bookings.texts';

/** Enough that past bookings don't hide the next one: two days never have this many. */
const SOONEST = { order: 'soonest', limit: 40 } as const;

/** Reads what determines the next booking. */
export function useNextBooking(of: BookingSide) {
  const pending = useBookings(of, { ...SOONEST, from: ukToday(), group: 'pending' });
  const confirmed = useBookings(of, { ...SOONEST, from: firstDayUnderWay(), group: 'confirmed' });
  // Read again after a failure, it is not waited for: whoever waits would take away what has asked for it, and so on.
  const isLoading = [pending, confirmed].some(({ data, hasFailed }) => !data && !hasFailed);
  return { pending, confirmed, isLoading };
}

function labelOf({ status, isUndecided }: Booking): 'confirmed' | 'pending' | 'undecided' {
  if (status !== 'confirmed') return 'pending';
  return isUndecided ? 'undecided' : 'confirmed';
}

/** The main reason why a customer opens the dashboard. */
export function NextBooking({ of }: { of: BookingSide }) {
  const { pending, confirmed, isLoading } = useNextBooking(of);
  const now = useNow();
  useEndsInSummary(of, confirmed.data ?? [], now);
  if (isLoading) return <LoadingCards count={1} label={TEXTS.customer.next.loading} />;
  const [next] = [...(pending.data ?? []), ...(confirmed.data ?? [])]
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  if (!next) return null;
  const when = whenOf(next, now);
  return (
    <Flex
      as="section"
      aria-label={TEXTS.customer.next.confirmed}
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
            {TEXTS.customer.next[labelOf(next)]}
          </Text>
          <BookingStatusBadge status={next.status} side="customer" />
        </Flex>
        <Text fontFamily="heading" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="short">
          {when.nearby ?? formatDay(when.date)}, {when.hours}
        </Text>
        <Flex gap="3" align="center">
          <Avatar name={fullName(next.cleaner.user)} src={next.cleaner.profileImage} size="sm" />
          <Box minW="0" overflowWrap="anywhere">
            {TEXTS.customer.next.summary(serviceLabel(next.serviceType), next.cleaner.user.firstName)}
          </Box>
        </Flex>
      </Stack>
      <ButtonLink to={bookingPath(next.id)} colorPalette="marigold" width={{ base: 'full', sm: 'auto' }}>
        {TEXTS.customer.next.details}
      </ButtonLink>
    </Flex>
  );
}
