import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { CANCELLATION_TERMS, formatPounds, serviceLabel } from '@tidyhearth/domain';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, BookingStatusBadge, Button, ButtonLink, Card } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { CleanWindow } from '../../../illustrations';
import { api } from '../../../lib/api';
import type { Booking } from '../../../lib/contract';
import { formatHours, fullName } from '../../../lib/format';
import { saveFile } from '../../../lib/save-file';
import { useSubmit } from '../../../lib/submit/use-submit';
import { whenOf } from '../when';
import { TEXTS } from '../bookings.texts';
import { formatVisitDay } from '../../../lib/visit-time';

const { confirmation: CONFIRMATION } = TEXTS.customer;

interface ConfirmationProps {
  booking: Booking;
  /** A first message to the cleaner. */
  message: ReactNode;
}

export function Confirmation({ booking, message }: ConfirmationProps) {
  const name = booking.cleaner.user.firstName;
  const { title, text } = CONFIRMATION.headings[booking.status](name);
  const live = booking.status === 'pending' || booking.status === 'confirmed';
  return (
    <Stack gap="8">
      <Flex gap="8" align="center" justify="space-between">
        <Stack gap="3" align="flex-start" aria-live="polite">
          <BookingStatusBadge status={booking.status} />
          <Heading as="h1" textStyle="h1">
            {title}
          </Heading>
          <Text color="fg.muted" textStyle="lg" maxW="prose">
            {text}
          </Text>
          <Flex gap="3" wrap="wrap" pt="2">
            {live && <CalendarButton booking={booking} />}
            <ButtonLink variant={live ? 'outline' : 'solid'} to={dashboardTab('bookings')}>
              {CONFIRMATION.toBookings}
            </ButtonLink>
          </Flex>
        </Stack>
        <Box hideBelow="md" flexShrink="0">
          <CleanWindow width={280} />
        </Box>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <Details booking={booking} />
        <Stack gap="5">
          {live && <NextSteps booking={booking} />}
          {booking.status !== 'cancelled' && message}
        </Stack>
      </Grid>
    </Stack>
  );
}

function CalendarButton({ booking }: { booking: Booking }) {
  const load = useSubmit({
    send: () => api.file('/api/bookings/{id}/calendar.ics', { path: { id: booking.id } }),
    failed: CONFIRMATION.calendarFailed,
    withoutReason: true,
    onDone: (file) => saveFile(file, `clean-${whenOf(booking).date}.ics`),
  });
  return (
    <Button loading={load.isPending} onClick={() => void load.submit()}>
      <CalendarPlus aria-hidden />
      {CONFIRMATION.addToCalendar}
    </Button>
  );
}

function Details({ booking }: { booking: Booking }) {
  const rows: [string, ReactNode][] = [
    [CONFIRMATION.details.service, serviceLabel(booking.serviceType)],
    [CONFIRMATION.details.date, formatVisitDay(booking.startsAt)],
    [CONFIRMATION.details.time, `${whenOf(booking).hours} (${formatHours(booking.estimatedDuration)})`],
    [CONFIRMATION.details.home, booking.homeSize],
    [CONFIRMATION.details.address, booking.address],
  ];
  if (booking.specialInstructions)
    rows.push([CONFIRMATION.details.instructions, booking.specialInstructions]);
  if (booking.accessNotes) rows.push([TEXTS.accessNotes, booking.accessNotes]);
  return (
    <Card>
      <Flex gap="4" align="center" pb="5" borderBottomWidth="1px">
        <Avatar name={fullName(booking.cleaner.user)} src={booking.cleaner.profileImage} size="lg" />
        <Box>
          <Text textStyle="sm" color="fg.muted">
            {CONFIRMATION.yourCleaner}
          </Text>
          <Text fontFamily="heading" fontSize="xl">
            {fullName(booking.cleaner.user)}
          </Text>
        </Box>
      </Flex>
      <Stack as="dl" gap="3" py="5">
        {rows.map(([label, value]) => (
          <Grid key={label} templateColumns="6.5rem minmax(0, 1fr)" gap="3">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Text as="dd">{value}</Text>
          </Grid>
        ))}
      </Stack>
      <Flex justify="space-between" align="baseline" borderTopWidth="1px" pt="4">
        <Text fontWeight="semibold">{CONFIRMATION.total}</Text>
        <Text fontFamily="heading" fontSize="2xl" textStyle="numeric">
          {formatPounds(booking.totalAmount)}
        </Text>
      </Flex>
    </Card>
  );
}

function NextSteps({ booking }: { booking: Booking }) {
  const name = booking.cleaner.user.firstName;
  const steps = [
    booking.status === 'pending' ? CONFIRMATION.steps.asked(name) : CONFIRMATION.steps.accepted(name),
    CANCELLATION_TERMS,
    CONFIRMATION.steps.onTheDay(name),
    CONFIRMATION.steps.afterwards,
  ];
  return (
    <Card as="section">
      <Heading as="h2" textStyle="h4" mb="4">
        {CONFIRMATION.steps.title}
      </Heading>
      <Stack as="ol" gap="4" listStyleType="none">
        {steps.map((text, index) => (
          <Flex as="li" key={text} gap="3">
            <Flex
              boxSize="7"
              flexShrink="0"
              align="center"
              justify="center"
              borderRadius="full"
              bg="ink.muted"
              color="ink.fg"
              fontWeight="semibold"
              textStyle="sm"
              aria-hidden
            >
              {index + 1}
            </Flex>
            <Text pt="0.5">{text}</Text>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
