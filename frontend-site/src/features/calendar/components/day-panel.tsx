import { Flex, Stack, Text } from '@chakra-ui/react';
import {
  formatAmount,
  formatPounds,
  PAGE_TEXTS,
  parsePence,
  serviceLabel,
  toWallTime,
} from '@tidyhearth/domain';
import { Trash2 } from 'lucide-react';
import { BookingStatusBadge, Card, IconButton, Link } from '../../../components/ui';
import { bookingPath } from '../../../config/booking-routes';
import type { AvailabilityBlock, Booking } from '../../../lib/contract';
import { formatHours, plural } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';
import { useRemoveBlock } from '../api/calendar';
import { TEXTS as BOOKING_TEXTS } from '../../bookings/bookings.texts';
import { whenOf } from '../../bookings/when';
import { dateOf } from '../calendar-days';
import { BLOCK_LOOK } from '../looks';
import { TEXTS } from '../calendar.texts';

interface DayPanelProps {
  cleanerId: number;
  date: string;
  /** The bookings of that day are still loading. */
  isLoading: boolean;
  bookings: readonly Booking[];
  blocks: readonly AvailabilityBlock[];
}

/** The chosen day: its bookings, the totals of those that begin on it, and the blocks that can be removed. */
export function DayPanel({ cleanerId, date, isLoading, bookings, blocks }: DayPanelProps) {
  const counted = bookings.filter((booking) => booking.status !== 'cancelled' && dateOf(booking) === date);
  const pence = counted.reduce((sum, { totalAmount }) => sum + (parsePence(totalAmount) ?? 0), 0);
  const hours = counted.reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0);
  const summary =
    counted.length > 0
      ? `${plural(counted.length, TEXTS.booking)}, ${formatPounds(formatAmount(pence))}, ${formatHours(hours)}`
      : isLoading
        ? TEXTS.loadingDay
        : bookings.length > 0
          ? TEXTS.fromDayBefore
          : PAGE_TEXTS.noBookings;
  return (
    <Card as="section" aria-label={formatDay(date)} p="5">
      <Text fontFamily="heading" fontSize="xl" mb="1">
        {formatDay(date)}
      </Text>
      <Text color="fg.muted" textStyle="sm" aria-live="polite">
        {summary}
      </Text>
      {counted.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          {BOOKING_TEXTS.recent.payment.cleaner}
        </Text>
      )}
      <Stack gap="3" mt="4">
        {bookings.map((booking) => (
          <Stack key={booking.id} gap="1" borderTopWidth="1px" pt="3">
            <Flex justify="space-between" gap="2" align="flex-start">
              <Link variant="plain" fontWeight="semibold" to={bookingPath(booking.id)}>
                {serviceLabel(booking.serviceType)}
              </Link>
              <BookingStatusBadge status={booking.status} side="cleaner" />
            </Flex>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {dateOf(booking) !== date && `${formatDay(dateOf(booking))}, `}
              {whenOf(booking).hours}, {booking.customer.firstName}, {formatPounds(booking.totalAmount)}
            </Text>
          </Stack>
        ))}
        {blocks.map((block) => (
          <BlockRow key={block.id} cleanerId={cleanerId} block={block} />
        ))}
      </Stack>
    </Card>
  );
}

function moment(instant: string): string {
  const { date, time } = toWallTime(Date.parse(instant));
  return `${formatDay(date)}, ${time}`;
}

function BlockRow({ cleanerId, block }: { cleanerId: number; block: AvailabilityBlock }) {
  const remove = useRemoveBlock(cleanerId);
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="2"
      borderRadius="md"
      borderWidth="1px"
      ps="3"
      py="1"
      {...BLOCK_LOOK}
    >
      <Text textStyle="sm" py="1">
        <strong>{block.reason ?? TEXTS.blocks.blocked}</strong>
        <br />
        {TEXTS.range(moment(block.startsAt), moment(block.endsAt))}
      </Text>
      <IconButton
        aria-label={TEXTS.blocks.remove(moment(block.startsAt))}
        loading={remove.isPending}
        loadingText=""
        onClick={() => void remove.submit(block.id)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  );
}
