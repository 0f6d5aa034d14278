import { Box, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dashboardTab } from '../../../config/routes';
import { groupOf } from '../../bookings/groups';
import { blocksOn, hoursWithin } from '../calendar-days';
import { BLOCK_LOOK, BOOKING_LOOK } from '../looks';
import type { CalendarViewProps } from './month-view';
import { TEXTS } from '../calendar.texts';

const HOUR_REM = 3;
const OPENS_AT = 8;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const label = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** One day, hour by hour; it opens at the start of a working morning. */
export function DayView({ date, days, blocks }: Omit<CalendarViewProps, 'onDate'>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (box) box.scrollTop = (box.scrollHeight / HOURS.length) * OPENS_AT;
  }, []);
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={TEXTS.hoursOfDay}
      position="relative"
      maxH="36rem"
      overflowY="auto"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
    >
      {HOURS.map((hour) => (
        <Box key={hour} h={`${HOUR_REM}rem`} borderTopWidth={hour ? '1px' : '0'} ps="3" pt="1">
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {label(hour)}
          </Text>
        </Box>
      ))}
      {blocksOn(date, blocks).map((block) => (
        <Placed key={`block-${block.id}`} {...hoursWithin(date, block)} look={BLOCK_LOOK}>
          {block.reason ? TEXTS.blocks.blockedFor(block.reason) : TEXTS.blocks.blocked}
        </Placed>
      ))}
      {(days.get(date) ?? []).map((booking) => (
        <Placed key={booking.id} {...hoursWithin(date, booking)} look={BOOKING_LOOK[booking.status]}>
          <Link to={`${dashboardTab('bookings')}&status=${groupOf(booking)}`}>
            <strong>{booking.bookingTime}</strong> {serviceLabel(booking.serviceType)},{' '}
            {booking.customer.firstName}
          </Link>
        </Placed>
      ))}
    </Box>
  );
}

interface PlacedProps {
  from: number;
  to: number;
  look: Record<string, string>;
  children: ReactNode;
}

function Placed({ from, to, look, children }: PlacedProps) {
  return (
    <Box
      position="absolute"
      insetStart="16"
      insetEnd="3"
      style={{ top: `${from * HOUR_REM}rem`, height: `${Math.max(0.5, to - from) * HOUR_REM - 0.125}rem` }}
      borderWidth="1px"
      borderRadius="md"
      px="3"
      py="1.5"
      overflow="hidden"
      textStyle="sm"
      {...look}
    >
      {children}
    </Box>
  );
}
