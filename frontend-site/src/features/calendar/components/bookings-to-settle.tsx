import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { useRef } from 'react';
import { BookingStatusBadge, Button, Card, Link } from '../../../components/ui';
import { ConversationLink } from '../../../components/ui/conversation-link';
import { bookingPath } from '../../../config/booking-routes';
import type { Booking } from '../../../lib/contract';
import { plural } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';
import { LoadMore } from '../../../server-state/load-more';
import { StaleNotice } from '../../../server-state/query-state';
import { type OpenBookingDialog, useBookingDialogs } from '../../bookings/actions/booking-dialogs';
import { useBookingAction } from '../../bookings/api/change-booking';
import { TEXTS as BOOKING_TEXTS } from '../../bookings/bookings.texts';
import { whenOf } from '../../bookings/when';
import { useBookingsInBlocks } from '../api/calendar';
import { TEXTS } from '../calendar.texts';

/** The bookings in blocked time. The list stays in view until each is moved, cancelled or declined. */
export function BookingsToSettle({ cleanerId }: { cleanerId: number }) {
  const { open, dialog } = useBookingDialogs('cleaner');
  return (
    <>
      <ToSettle cleanerId={cleanerId} onOpen={open} />
      {dialog}
    </>
  );
}

function ToSettle({ cleanerId, onOpen }: { cleanerId: number; onOpen: OpenBookingDialog }) {
  const bookings = useBookingsInBlocks(cleanerId);
  const { data = [], hasMore } = bookings;
  const list = useRef<HTMLDivElement>(null);
  if (data.length === 0)
    return bookings.isError ? <StaleNotice onRetry={() => void bookings.refetch()} /> : null;
  const count = hasMore ? `${data.length}+ ${TEXTS.booking}s` : plural(data.length, TEXTS.booking);
  return (
    <Card as="section" aria-labelledby="to-settle" borderColor="marigold.border" p={{ base: '4', md: '5' }}>
      <Heading as="h3" id="to-settle" textStyle="h4">
        {TEXTS.blocks.toSettle.title(count)}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {TEXTS.blocks.toSettle.text}
      </Text>
      <Stack as="ul" ref={list} gap="0" mt="2" listStyleType="none">
        {data.map((booking) => (
          <Row key={booking.id} booking={booking} onOpen={onOpen} />
        ))}
      </Stack>
      <LoadMore pages={bookings} list={list} size="sm">
        {TEXTS.blocks.toSettle.more}
      </LoadMore>
    </Card>
  );
}

function Row({ booking, onOpen }: { booking: Booking; onOpen: OpenBookingDialog }) {
  const act = useBookingAction();
  const when = whenOf(booking);
  const moment = `${formatDay(when.date)}, ${when.hours}`;
  const isPending = booking.status === 'pending';
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" wrap="wrap" align="center" justify="space-between">
      <Box minW="0" flex="1 1 14rem">
        <Link
          variant="plain"
          fontWeight="semibold"
          minH="11"
          display="inline-flex"
          alignItems="center"
          to={bookingPath(booking.id)}
        >
          {moment}
        </Link>
        <Flex gap="2" align="center" wrap="wrap">
          <BookingStatusBadge status={booking.status} side="cleaner" />
          <Text color="fg.muted" textStyle="sm" minW="0" overflowWrap="anywhere">
            {serviceLabel(booking.serviceType)}, {booking.customer.firstName}
          </Text>
        </Flex>
      </Box>
      <Flex gap="2" wrap="wrap" css={{ '& > *': { minHeight: '11' } }}>
        {booking.contact === 'open' && (
          <ConversationLink
            size="sm"
            variant="outline"
            between={[booking.customer.id, booking.cleaner.userId]}
          >
            {isPending ? BOOKING_TEXTS.actions.message : TEXTS.blocks.toSettle.askToMove}
          </ConversationLink>
        )}
        <Button
          size="sm"
          variant="outline"
          colorPalette="brick"
          loading={act.isPending}
          onClick={() =>
            isPending ? void act.submit({ booking, action: 'decline' }) : onOpen('cancel', booking)
          }
        >
          {isPending ? BOOKING_TEXTS.cleaner.actions.decline : BOOKING_TEXTS.cancel.title}
        </Button>
      </Flex>
    </Flex>
  );
}
