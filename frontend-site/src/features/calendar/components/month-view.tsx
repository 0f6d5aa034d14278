import { Box, chakra, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatDate, serviceLabel, type WorkingHours } from '@tidyhearth/domain';
import { Fragment, type KeyboardEvent, memo, type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { AvailabilityBlock, Booking } from '../../../lib/contract';
import { plural } from '../../../lib/format';
import { monthWeeks } from '../../../lib/month';
import { useToday } from '../../../lib/use-today';
import { WEEKDAYS } from '../../bookings/when';
import { blocksOn, timeOn } from '../calendar-days';
import { BLOCK_LOOK, BOOKING_LOOK } from '../looks';
import { TEXTS } from '../calendar.texts';

export interface CalendarViewProps {
  date: string;
  onDate: (date: string) => void;
  days: ReadonlyMap<string, Booking[]>;
  blocks: readonly AvailabilityBlock[];
  hours: readonly WorkingHours[];
}

/** The props of a view that shows hours and which of them are free. */
export interface HoursViewProps extends CalendarViewProps {
  /** Like `days`, but without the filter. */
  taken: ReadonlyMap<string, Booking[]>;
}

const CHIPS = 2;
const NONE: readonly Booking[] = [];
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthViewProps extends Omit<CalendarViewProps, 'hours'> {
  /** Called with the number of days from the last chosen day; negative means back. */
  onMove: (days: number) => void;
}

/** A month as on a phone: a press or the arrow keys choose a day. */
export function MonthView({ date, onDate, onMove, days, blocks }: MonthViewProps) {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  // In a layout effect, before anything else happens, because the day that had the focus may be gone with its month.
  useLayoutEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    isMoving.current = false;
  }, [date]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    onMove(by);
  };
  const today = useToday();
  const choose = ({ target }: MouseEvent) => {
    const day =
      target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;
    if (day !== undefined) onDate(day);
  };
  return (
    <Grid
      ref={grid}
      templateColumns="repeat(7, minmax(0, 1fr))"
      gap="1px"
      bg="border"
      borderWidth="1px"
      // From edge to edge on the smallest phones, so that seven days are wide enough for a finger.
      borderInlineWidth={{ base: '0', sm: '1px' }}
      borderRadius={{ base: '0', sm: 'l3' }}
      mx={{ base: '-4', sm: '0' }}
      overflow="hidden"
      onKeyDown={move}
      onClick={choose}
    >
      {WEEKDAYS.map((name) => (
        <Text
          key={name}
          bg="bg.raised"
          py="2"
          textAlign="center"
          textStyle="xs"
          fontWeight="semibold"
          color="fg.muted"
        >
          <abbr title={name} style={{ textDecoration: 'none' }}>
            {name.slice(0, 3)}
          </abbr>
        </Text>
      ))}
      {monthWeeks(date).map((week) => (
        <Fragment key={week[0]}>
          {week.map((day) => (
            <Day
              key={day}
              day={day}
              chosen={day === date}
              today={day === today}
              outside={day.slice(0, 7) !== date.slice(0, 7)}
              bookings={days.get(day) ?? NONE}
              blocked={blocksOn(day, blocks).length > 0}
            />
          ))}
        </Fragment>
      ))}
    </Grid>
  );
}

interface DayProps {
  day: string;
  chosen: boolean;
  today: boolean;
  outside: boolean;
  bookings: readonly Booking[];
  blocked: boolean;
}

/** Memoised, because a press changes only two of forty days. */
const Day = memo(function Day({ day, chosen, today, outside, bookings, blocked }: DayProps) {
  const said = [
    formatDate(`${day}T12:00:00Z`),
    bookings.length > 0 && plural(bookings.length, TEXTS.booking),
    blocked && TEXTS.blocks.blockedTime,
  ].filter(Boolean);
  return (
    <chakra.button
      type="button"
      data-date={day}
      tabIndex={chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      display="flex"
      flexDirection="column"
      alignItems={{ base: 'center', md: 'stretch' }}
      gap="1"
      minH={{ base: '14', md: '24' }}
      p="1.5"
      textAlign="start"
      cursor="pointer"
      minW="0"
      {...(blocked ? BLOCK_LOOK : { bg: 'bg.raised' })}
      color={outside ? 'fg.muted' : 'fg'}
      boxShadow={chosen ? 'inset 0 0 0 2px {colors.ink.solid}' : undefined}
      _focusVisible={{ outlineOffset: '-4px' }}
    >
      <VisuallyHidden>{said.join(', ')}</VisuallyHidden>
      <Flex
        as="span"
        aria-hidden
        boxSize="6"
        align="center"
        justify="center"
        borderRadius="full"
        textStyle="sm"
        fontWeight={today ? 'bold' : 'medium'}
        bg={today ? 'marigold.solid' : undefined}
        color={today ? 'marigold.contrast' : undefined}
      >
        {Number(day.slice(8))}
      </Flex>
      <DayDots bookings={bookings} />
      <DayChips day={day} bookings={bookings} />
    </chakra.button>
  );
});

/** The bookings of a day on a phone. */
function DayDots({ bookings }: Pick<DayProps, 'bookings'>) {
  return (
    <Flex as="span" aria-hidden gap="1" hideFrom="md" wrap="wrap" justify="center">
      {bookings.slice(0, 3).map((booking) => (
        <Box
          key={booking.id}
          as="span"
          boxSize="1.5"
          borderRadius="full"
          {...BOOKING_LOOK[booking.status]}
          borderWidth="1px"
        />
      ))}
    </Flex>
  );
}

/** The same on wider screens, in words. */
function DayChips({ day, bookings }: Pick<DayProps, 'day' | 'bookings'>) {
  return (
    <Box as="span" aria-hidden hideBelow="md" minW="0">
      {bookings.slice(0, CHIPS).map((booking) => (
        <Text
          key={booking.id}
          as="span"
          display="block"
          truncate
          textStyle="xs"
          px="1.5"
          py="0.5"
          mb="1"
          borderRadius="sm"
          {...BOOKING_LOOK[booking.status]}
        >
          {timeOn(day, booking)} {serviceLabel(booking.serviceType)}
        </Text>
      ))}
      {bookings.length > CHIPS && (
        <Text as="span" textStyle="xs" color="fg.muted">
          {TEXTS.more(bookings.length - CHIPS)}
        </Text>
      )}
    </Box>
  );
}
