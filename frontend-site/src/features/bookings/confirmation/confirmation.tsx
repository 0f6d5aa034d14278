import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BookingStatusBadge, ButtonLink, Card } from '../../../components/ui';
import { bookingPath } from '../../../config/booking-routes';
import { CleanWindow } from '../../../illustrations/window';
import type { Booking } from '../../../lib/contract';
import { CalendarButton } from '../actions/calendar-button';
import { DetailsCard } from '../page/details-card';
import { leadOf } from '../page/lead';
import { generalTermsOf } from '../terms';
import { useMayBookAgain } from '../use-may-book-again';
import { useNow } from '../../../lib/use-now';
import { TEXTS } from '../bookings.texts';

const { confirmation: CONFIRMATION } = TEXTS.customer;

interface ConfirmationProps {
  booking: Booking;
  /** A first message to the cleaner. */
  message: ReactNode;
}

/** For a booking in the future; afterwards its own page shows how it ended. */
export function Confirmation({ booking, message }: ConfirmationProps) {
  const { title, text } = leadOf(booking, 'customer', useNow(), {
    mayAccept: false,
    mayBookAgain: useMayBookAgain(booking),
  });
  return (
    <Stack gap="8">
      <Flex gap="8" align="center" justify="space-between">
        <Stack gap="3" align="flex-start" aria-live="polite">
          <BookingStatusBadge status={booking.status} side="customer" />
          <Heading as="h1" textStyle="h1">
            {title}
          </Heading>
          <Text color="fg.muted" textStyle="lg" maxW="prose">
            {text}
          </Text>
          <Flex gap="3" wrap="wrap" pt="2">
            <CalendarButton booking={booking} />
            <ButtonLink variant="outline" to={bookingPath(booking.id)}>
              {CONFIRMATION.toBooking}
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
        <DetailsCard booking={booking} side="customer" />
        <Stack gap="5">
          <NextSteps booking={booking} />
          {message}
        </Stack>
      </Grid>
    </Stack>
  );
}

function NextSteps({ booking }: { booking: Booking }) {
  const name = booking.cleaner.user.firstName;
  const steps = [
    booking.status === 'pending' ? CONFIRMATION.steps.asked(name) : CONFIRMATION.steps.accepted(name),
    generalTermsOf(booking),
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
