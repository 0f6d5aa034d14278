import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookingPath } from '../../../config/booking-routes';
import { useNow } from '../../bookings/use-now';
import { blocksOn, hoursWithin } from '../calendar-days';
import { type Lane, lanesOf, type Span } from '../lanes';
import { BLOCK_LOOK, BOOKING_LOOK } from '../looks';
import { closedOn, DAY_HOURS, freeHoursOn, hourLabel } from '../open-hours';
import type { CalendarViewProps } from './month-view';
import { TEXTS } from '../calendar.texts';

const HOUR_REM = 3;
const OPENS_AT = 8;
/** Shorter things are drawn as long as this, so that their words can be read. */
const SHORTEST = 0.5;
/** What stands beside the names of the hours. */
const START = '4rem';
const END = '0.75rem';

interface Entry extends Span {
  key: string;
  look: Record<string, string>;
  content: ReactNode;
}

interface DayViewProps extends Omit<CalendarViewProps, 'onDate'> {
  /** A free hour was pressed. */
  onHour: (hour: number) => void;
}

/** One day, hour by hour; it opens at the start of a working morning. */
export function DayView({ date, days, blocks, hours, onHour }: DayViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (box) box.scrollTop = (box.scrollHeight / DAY_HOURS.length) * OPENS_AT;
  }, []);
  const bookings = days.get(date) ?? [];
  const blocked = blocksOn(date, blocks);
  const entries: Entry[] = [
    ...blocked.map((block) => ({
      ...drawn(hoursWithin(date, block)),
      key: `block-${block.id}`,
      look: BLOCK_LOOK,
      content: block.reason ? TEXTS.blocks.blockedFor(block.reason) : TEXTS.blocks.blocked,
    })),
    ...bookings.map((booking) => ({
      ...drawn(hoursWithin(date, booking)),
      key: `booking-${booking.id}`,
      look: BOOKING_LOOK[booking.status],
      content: (
        <Link to={bookingPath(booking.id)}>
          <strong>{booking.bookingTime}</strong> {serviceLabel(booking.serviceType)},{' '}
          {booking.customer.firstName}
        </Link>
      ),
    })),
  ];
  const free = freeHoursOn(date, { hours, bookings, blocks: blocked }, useNow());
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
      {closedOn(date, hours).map(({ from, to }) => (
        <Box
          key={from}
          position="absolute"
          insetX="0"
          style={{ top: `${from * HOUR_REM}rem`, height: `${(to - from) * HOUR_REM}rem` }}
          bg="bg.subtle"
        >
          <VisuallyHidden>{TEXTS.closed(hourText(from), hourText(to))}</VisuallyHidden>
        </Box>
      ))}
      <Hours key={date} free={free} onHour={onHour} />
      {lanesOf(entries).map((lane) => (
        <Placed key={lane.item.key} {...lane} />
      ))}
    </Box>
  );
}

const drawn = ({ from, to }: Span): Span => ({ from, to: Math.max(to, from + SHORTEST) });

const hourText = (hour: number) =>
  hour % 1 === 0 ? hourLabel(hour) : hourLabel(Math.floor(hour)).replace('00', '30');

/** The free ones are buttons: one of them is in the tab order, the arrow keys go to the others. */
function Hours({ free, onHour }: { free: readonly number[]; onHour: (hour: number) => void }) {
  const [current, setCurrent] = useState<number>();
  const inTabOrder =
    free.find((hour) => hour === current) ?? free.find((hour) => hour >= OPENS_AT) ?? free[0];
  const move = (event: KeyboardEvent<HTMLElement>, hour: number) => {
    const next =
      event.key === 'ArrowDown'
        ? free.find((other) => other > hour)
        : event.key === 'ArrowUp'
          ? free.findLast((other) => other < hour)
          : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus();
  };
  return DAY_HOURS.map((hour) => {
    const look = {
      position: 'relative',
      display: 'block',
      width: 'full',
      h: `${HOUR_REM}rem`,
      borderTopWidth: hour ? '1px' : '0',
      ps: '3',
      pt: '1',
      textAlign: 'start',
    } as const;
    const name = (
      <Text as="span" display="block" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {hourLabel(hour)}
      </Text>
    );
    if (!free.includes(hour))
      return (
        <Box key={hour} {...look}>
          {name}
        </Box>
      );
    return (
      <chakra.button
        key={hour}
        type="button"
        data-hour={hour}
        aria-label={TEXTS.blocks.blockHour(hourLabel(hour), hourLabel(hour + 1))}
        tabIndex={hour === inTabOrder ? 0 : -1}
        cursor="pointer"
        _hover={{ bg: 'ink.subtle' }}
        _focusVisible={{ outlineOffset: '-4px' }}
        onFocus={() => setCurrent(hour)}
        onKeyDown={(event) => move(event, hour)}
        onClick={() => onHour(hour)}
        {...look}
        verticalAlign="top"
      >
        {name}
      </chakra.button>
    );
  });
}

function Placed({ item: { from, to, look, content }, lane, lanes }: Lane<Entry>) {
  const width = `(100% - ${START} - ${END}) / ${lanes}`;
  return (
    <Box
      position="absolute"
      style={{
        top: `${from * HOUR_REM}rem`,
        height: `${(to - from) * HOUR_REM - 0.125}rem`,
        insetInlineStart: `calc(${START} + ${lane} * (${width}))`,
        width: `calc(${width} - 2px)`,
      }}
      borderWidth="1px"
      borderRadius="md"
      px={lanes > 2 ? '1' : '3'}
      py={to - from > SHORTEST ? '1.5' : '0'}
      overflow="hidden"
      overflowWrap="anywhere"
      textStyle={lanes > 2 ? 'xs' : 'sm'}
      {...look}
    >
      {content}
    </Box>
  );
}
