import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { serviceLabel, type WorkingHours } from '@tidyhearth/domain';
import { type KeyboardEvent, type ReactNode, startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookingPath } from '../../../config/booking-routes';
import type { AvailabilityBlock, Booking } from '../../../lib/contract';
import { formatDay } from '../../../lib/format-day';
import { useNow } from '../../../lib/use-now';
import { hoursWithin, timeOn } from '../calendar-days';
import { type Lane, lanesOf, type Span } from '../lanes';
import { BLOCK_LOOK, BOOKING_LOOK } from '../looks';
import { closedOn, DAY_HOURS, freeHoursOn, hourEnd, hourLabel } from '../open-hours';
import { TEXTS } from '../calendar.texts';

export const HOUR_REM = 3;
export const OPENS_AT = 8;
/** The least height in hours, so that the text of shorter entries can be read. */
const SHORTEST = 0.5;
/** The space beside entries, for the names of the hours and a margin to press. */
const BESIDE = { named: { start: '4rem', end: '0.75rem' }, narrow: { start: '2px', end: '0.5rem' } };

interface Entry extends Span {
  key: string;
  look: typeof BLOCK_LOOK | (typeof BOOKING_LOOK)[keyof typeof BOOKING_LOOK];
  content: ReactNode;
}

interface HoursColumnProps {
  date: string;
  bookings: readonly Booking[];
  /** Includes those that a filter hides, because their time is not free. */
  taken: readonly Booking[];
  /** The blocks of this day. */
  blocks: readonly AvailabilityBlock[];
  hours: readonly WorkingHours[];
  /** `narrow` in a week, where the hours are named beside the columns. */
  width: keyof typeof BESIDE;
  /** Called when a free hour is pressed. */
  onHour: (hour: number) => void;
}

/** The hours of one day with their entries; free hours can be pressed. */
export function HoursColumn({ date, bookings, taken, blocks, hours, width, onHour }: HoursColumnProps) {
  const entries: Entry[] = [
    ...blocks.map((block) => ({
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
          <strong>{timeOn(date, booking)}</strong>{' '}
          {width === 'named' && <>{serviceLabel(booking.serviceType)}, </>}
          {booking.customer.firstName}
        </Link>
      ),
    })),
  ];
  const free = freeHoursOn(date, { hours, bookings: taken, blocks }, useNow());
  return (
    <Box position="relative" minW="0">
      {closedOn(date, hours).map(({ from, to }) => (
        <Box
          key={from}
          position="absolute"
          insetX="0"
          style={{ top: `${from * HOUR_REM}rem`, height: `${(to - from) * HOUR_REM}rem` }}
          bg="neutral.subtle"
        >
          <VisuallyHidden>{TEXTS.closed(hourText(from), hourText(to))}</VisuallyHidden>
        </Box>
      ))}
      <Hours key={date} date={date} free={free} width={width} onHour={onHour} />
      {lanesOf(entries).map((lane) => (
        <Placed key={lane.item.key} width={width} {...lane} />
      ))}
    </Box>
  );
}

const drawn = ({ from, to }: Span): Span => ({ from, to: Math.max(to, from + SHORTEST) });

const hourText = (hour: number) =>
  hour % 1 === 0 ? hourLabel(hour) : hourLabel(Math.floor(hour)).replace('00', '30');

interface HoursProps extends Pick<HoursColumnProps, 'date' | 'width' | 'onHour'> {
  free: readonly number[];
}

/** The free hours are buttons: one of them is in the tab order, and the arrow keys move to the others. */
function Hours({ date, free, width, onHour }: HoursProps) {
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
    const name = width === 'named' && <HourName hour={hour} />;
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
        aria-label={
          width === 'named'
            ? TEXTS.blocks.blockHour(hourLabel(hour), hourEnd(date, hour))
            : TEXTS.blocks.blockHourOn(formatDay(date), hourLabel(hour), hourEnd(date, hour))
        }
        tabIndex={hour === inTabOrder ? 0 : -1}
        cursor="pointer"
        _hover={{ bg: 'ink.subtle' }}
        _focusVisible={{ outlineOffset: '-4px' }}
        // A transition, so that the response to the press is painted first.
        onFocus={() => startTransition(() => setCurrent(hour))}
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

export const HourName = ({ hour }: { hour: number }) => (
  <Text as="span" display="block" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
    {hourLabel(hour)}
  </Text>
);

interface PlacedProps extends Lane<Entry> {
  width: keyof typeof BESIDE;
}

function Placed({ item: { from, to, look, content }, lane, lanes, width }: PlacedProps) {
  const { start, end } = BESIDE[width];
  const share = `(100% - ${start} - ${end}) / ${lanes}`;
  const isNarrow = width === 'narrow' || lanes > 2;
  return (
    <Box
      position="absolute"
      style={{
        top: `${from * HOUR_REM}rem`,
        height: `${(to - from) * HOUR_REM - 0.125}rem`,
        insetInlineStart: `calc(${start} + ${lane} * (${share}))`,
        width: `calc(${share} - 2px)`,
      }}
      borderWidth="1px"
      borderRadius="md"
      px={isNarrow ? '1' : '3'}
      py={to - from > SHORTEST ? '1.5' : '0'}
      overflow="hidden"
      overflowWrap="anywhere"
      textStyle={isNarrow ? 'xs' : 'sm'}
      {...look}
    >
      {content}
    </Box>
  );
}
