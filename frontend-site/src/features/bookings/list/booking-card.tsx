import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { formatPounds, isReviewable, PAYMENT_IN_SHORT, serviceLabel } from '@tidyhearth/domain';
import {
  Banknote,
  CalendarX2,
  ChevronRight,
  CircleAlert,
  Clock,
  KeyRound,
  MapPin,
  MessageSquareQuote,
  ReceiptText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BookingStatusBadge, Card, Link } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import { WRITTEN } from '../../../components/ui/written';
import { bookingPath } from '../../../config/booking-routes';
import type { Booking } from '../../../lib/contract';
import { formatHours } from '../../../lib/format';
import { Contact, Line } from './card-line';
import { DateBlock } from './date-block';
import { whenOf, type WhenParts } from '../when';
import { TEXTS } from '../bookings.texts';
import { recordOf, type Side, termsOf } from '../terms';
import { useNow } from '../../../lib/use-now';
import { formatVisitDay } from '../../../lib/visit-time';

interface BookingCardProps {
  booking: Booking;
  /** Who is looking at it. */
  side: Side;
  /** The other party, and what is known about them. */
  person: { name: string; note?: ReactNode; phone: string | null; email: string | null };
  actions?: ReactNode;
}

export function BookingCard({ booking, side, person, actions }: BookingCardProps) {
  const now = useNow();
  const when = whenOf(booking);
  const over = booking.status === 'cancelled' || isReviewable(booking.status);
  return (
    <Card
      as="article"
      aria-label={`${serviceLabel(booking.serviceType)}, ${formatVisitDay(booking.startsAt)}`}
      p="0"
    >
      <Grid
        templateColumns="auto minmax(0, 1fr)"
        columnGap={{ base: '4', md: '5' }}
        rowGap={{ base: '3', md: '2' }}
        p={{ base: '4', md: '5' }}
      >
        {/* Beside all lines; on a phone only beside the title, because the lines need the width. */}
        <Box gridRow={{ md: 'span 2' }}>
          <DateBlock when={when} muted={over} />
        </Box>
        <Flex justify="space-between" gap="3" align="flex-start">
          <Box minW="0">
            <Heading as="h3" textStyle="h4">
              <Link
                to={bookingPath(booking.id)}
                variant="plain"
                css={{ '& svg': { display: 'inline', verticalAlign: 'middle' } }}
              >
                {serviceLabel(booking.serviceType)}
                <ChevronRight size={18} aria-hidden />
              </Link>
            </Heading>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {TEXTS.with} <strong>{person.name}</strong>
              {person.note && <> · {person.note}</>}
            </Text>
          </Box>
          <Stack gap="1" align="flex-end" flexShrink="0">
            {booking.status !== 'cancelled' && (
              <Text fontFamily="heading" fontSize="xl" lineHeight="short" textStyle="numeric">
                {formatPounds(booking.totalAmount)}
              </Text>
            )}
            <BookingStatusBadge status={booking.status} side={side} />
          </Stack>
        </Flex>
        <Box gridColumn={{ base: '1 / -1', md: '2' }}>
          <BookingLines booking={booking} side={side} person={person} when={when} now={now} />
        </Box>
      </Grid>
      {actions && (
        <ButtonRow gap="2" px={{ base: '4', md: '5' }} py="3" borderTopWidth="1px">
          {actions}
        </ButtonRow>
      )}
    </Card>
  );
}

interface BookingLinesProps extends Omit<BookingCardProps, 'actions'> {
  when: WhenParts;
  now: number;
}

/** When and where it is, how to contact the other party, the terms, and the outcome. */
function BookingLines({ booking, side, person, when, now }: BookingLinesProps) {
  const terms = termsOf(booking, side, now);
  const other = side === 'customer' ? booking.cleaner.user.firstName : booking.customer.firstName;
  return (
    <Stack gap="1.5" color="fg.muted" textStyle="sm">
      <Line icon={<Clock size={16} aria-hidden />}>
        {when.nearby && <strong>{when.nearby}, </strong>}
        {when.hours} ({formatHours(booking.estimatedDuration)}),{' '}
        <Text as="span" whiteSpace="nowrap">
          {booking.homeSize}
        </Text>
      </Line>
      <Line icon={<MapPin size={16} aria-hidden />}>{booking.address}</Line>
      <Contact phone={person.phone} email={person.email} state={booking.contact} />
      {booking.specialInstructions && (
        <Line icon={<MessageSquareQuote size={16} aria-hidden />}>
          <Text as="span" {...WRITTEN}>
            {booking.specialInstructions}
          </Text>
        </Line>
      )}
      {booking.accessNotes && (
        <Line icon={<KeyRound size={16} aria-hidden />}>
          <strong>{TEXTS.accessNotes}:</strong>{' '}
          <Text as="span" {...WRITTEN}>
            {booking.accessNotes}
          </Text>
        </Line>
      )}
      {recordOf(booking, side).map(({ title, words }) => (
        <Line key={title} icon={<CalendarX2 size={16} aria-hidden />}>
          <strong>{title}</strong>
          {words !== null && (
            <>
              :{' '}
              <Text as="span" {...WRITTEN}>
                {words}
              </Text>
            </>
          )}
        </Line>
      ))}
      {booking.obstacle && (
        <Line icon={<CircleAlert size={16} aria-hidden />}>
          <strong>{TEXTS[side].obstacles[booking.obstacle](other)}</strong>
        </Line>
      )}
      {booking.status !== 'cancelled' && (
        <Line icon={<Banknote size={16} aria-hidden />}>{PAYMENT_IN_SHORT[side](other)}</Line>
      )}
      {terms !== undefined && <Line icon={<ReceiptText size={16} aria-hidden />}>{terms}</Line>}
    </Stack>
  );
}
