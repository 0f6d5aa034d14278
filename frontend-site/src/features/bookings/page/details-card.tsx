import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import {
  formatAmount,
  formatPounds,
  parsePence,
  PAYMENT_TERMS,
  priceOf,
  serviceLabel,
} from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Avatar, Card, Link } from '../../../components/ui';
import { WRITTEN } from '../../../components/ui/written';
import { cleanerPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { formatHours, fullName } from '../../../lib/format';
import { formatVisitDay } from '../../../lib/visit-time';
import { TEXTS as BOOKING_TEXTS } from '../bookings.texts';
import { Contact } from '../list/card-line';
import type { Side } from '../terms';
import { whenOf } from '../when';
import { TEXTS } from './booking-page.texts';

interface DetailsProps {
  booking: Booking;
  /** Who is looking at it. */
  side: Side;
}

/** Who, what, when, where and how much. */
export function DetailsCard({ booking, side }: DetailsProps) {
  const { hours } = whenOf(booking);
  const rows: [string, ReactNode][] = [
    [TEXTS.details.service, serviceLabel(booking.serviceType)],
    [TEXTS.details.date, formatVisitDay(booking.startsAt)],
    [TEXTS.details.time, `${hours} (${formatHours(booking.estimatedDuration)})`],
    [TEXTS.details.home, booking.homeSize],
    [TEXTS.details.address, booking.address],
    side === 'customer'
      ? [TEXTS.details.customer, fullName(booking.customer)]
      : [TEXTS.details.cleaner, fullName(booking.cleaner.user)],
  ];
  if (booking.specialInstructions) rows.push([TEXTS.details.instructions, booking.specialInstructions]);
  if (booking.accessNotes) rows.push([BOOKING_TEXTS.accessNotes, booking.accessNotes]);
  return (
    <Card as="section" aria-label={serviceLabel(booking.serviceType)}>
      <OtherSide booking={booking} side={side} />
      <Stack as="dl" gap="3" py="5">
        {rows.map(([label, value]) => (
          <Grid key={label} templateColumns="6.5rem minmax(0, 1fr)" gap="3">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" {...WRITTEN}>
              {value}
            </Text>
          </Grid>
        ))}
      </Stack>
      <Price booking={booking} side={side} />
    </Card>
  );
}

function OtherSide({ booking, side }: DetailsProps) {
  const { cleaner, customer } = booking;
  const isCustomer = side === 'customer';
  const name = fullName(isCustomer ? cleaner.user : customer);
  const { phone, email } = isCustomer ? cleaner : customer;
  return (
    <Flex gap="4" align="flex-start" pb="5" borderBottomWidth="1px">
      <Avatar name={name} src={isCustomer ? cleaner.profileImage : customer.profileImageUrl} size="lg" />
      <Stack gap="1" minW="0">
        <Box>
          <Text textStyle="sm" color="fg.muted">
            {TEXTS[side].other}
          </Text>
          <Text fontFamily="heading" fontSize="xl" overflowWrap="anywhere">
            {isCustomer && cleaner.hasPage ? <Link to={cleanerPath(cleaner.id)}>{name}</Link> : name}
          </Text>
        </Box>
        <Stack gap="1.5" color="fg.muted" textStyle="sm">
          <Contact phone={phone} email={email} state={booking.contact} />
        </Stack>
      </Stack>
    </Flex>
  );
}

function Price({ booking, side }: DetailsProps) {
  const { hourlyRate, estimatedDuration, totalAmount } = booking;
  const work = priceOf(parsePence(hourlyRate) ?? 0, estimatedDuration * 60).totalPence;
  const fee = (parsePence(totalAmount) ?? work) - work;
  const other = side === 'customer' ? booking.cleaner.user.firstName : booking.customer.firstName;
  if (booking.status === 'cancelled')
    return (
      <Stack gap="1.5" borderTopWidth="1px" pt="4">
        <Text fontWeight="semibold">{TEXTS.details.nothingOwed}</Text>
        <Amount label={TEXTS.details.wouldHaveCost} amount={totalAmount} />
      </Stack>
    );
  return (
    <Stack gap="1.5" borderTopWidth="1px" pt="4">
      <Amount
        label={TEXTS.details.worked(formatPounds(hourlyRate), formatHours(estimatedDuration))}
        amount={formatAmount(work)}
      />
      {fee > 0 && <Amount label={TEXTS.details.fee} amount={formatAmount(fee)} />}
      <Flex justify="space-between" align="baseline" gap="3">
        <Text fontWeight="semibold">{TEXTS.details.total}</Text>
        <Text fontFamily="heading" fontSize="2xl" textStyle="numeric">
          {formatPounds(totalAmount)}
        </Text>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {PAYMENT_TERMS[side](other)}
      </Text>
    </Stack>
  );
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <Flex justify="space-between" gap="3" color="fg.muted" textStyle="numeric">
      <Text>{label}</Text>
      <Text>{formatPounds(amount)}</Text>
    </Flex>
  );
}
