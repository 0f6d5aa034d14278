import { Box, Stack, Text } from '@chakra-ui/react';
import { serviceLabel, type TimeRange } from '@tidyhearth/domain';
import type { Booking } from '../../../lib/contract';
import { formatDay } from '../../../lib/format-day';
import { useBookingsBetween } from '../../bookings/api/own-bookings';
import { useNow } from '../../../lib/use-now';
import { whenOf } from '../../bookings/when';
import { bookingsInside, startDays } from '../block-range';
import { TEXTS } from '../calendar.texts';

const SHOWN = 5;

/** Lists the bookings that lie in the time and will stay, before it is blocked. */
export function BookingsInside({ cleanerId, range }: { cleanerId: number; range: TimeRange }) {
  const bookings = useBookingsBetween({ side: 'cleaner', id: cleanerId }, ...startDays(range));
  const now = useNow();
  const found =
    bookings.data === undefined || bookings.isPlaceholderData
      ? undefined
      : bookingsInside(bookings.data, range, now);
  return (
    <Stack gap="4" aria-live="polite">
      {found === undefined ? (
        <Text color="fg.muted" textStyle="sm">
          {bookings.isError ? TEXTS.blocks.inside.failed : TEXTS.blocks.inside.looking}
        </Text>
      ) : (
        <Found bookings={found} />
      )}
    </Stack>
  );
}

function Found({ bookings }: { bookings: readonly Booking[] }) {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const requests = bookings.filter(({ status }) => status === 'pending');
  if (bookings.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {TEXTS.blocks.inside.none}
      </Text>
    );
  return (
    <>
      {confirmed.length > 0 && (
        <Listed
          title={TEXTS.blocks.inside.confirmed(confirmed.length)}
          text={TEXTS.blocks.inside.confirmedText}
          bookings={confirmed}
        />
      )}
      {requests.length > 0 && (
        <Listed
          title={TEXTS.blocks.inside.requests(requests.length)}
          text={TEXTS.blocks.inside.requestsText}
          bookings={requests}
        />
      )}
    </>
  );
}

function Listed({ title, text, bookings }: { title: string; text: string; bookings: readonly Booking[] }) {
  return (
    <Box bg="marigold.subtle" color="marigold.fg" borderRadius="l2" px="4" py="3" textStyle="sm">
      <Text fontWeight="semibold">{title}</Text>
      <Stack as="ul" gap="1" my="2" ps="5" listStyleType="disc">
        {bookings.slice(0, SHOWN).map((booking) => {
          const when = whenOf(booking);
          return (
            <Text as="li" key={booking.id} display="list-item" overflowWrap="anywhere">
              {formatDay(when.date)}, {when.hours}: {serviceLabel(booking.serviceType)},{' '}
              {booking.customer.firstName}
            </Text>
          );
        })}
        {bookings.length > SHOWN && <Text as="li">{TEXTS.blocks.inside.more(bookings.length - SHOWN)}</Text>}
      </Stack>
      <Text>{text}</Text>
    </Box>
  );
}
