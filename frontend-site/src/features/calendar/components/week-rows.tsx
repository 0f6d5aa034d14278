import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import type { Booking } from '../../../lib/contract';
import { formatDayOfMonth } from '../../../lib/format-day';
import { weekOf } from '../../../lib/month';
import { useToday } from '../../../lib/use-today';
import { weekdayName } from '../../bookings/when';
import { blocksOn, timeOn } from '../calendar-days';
import { BLOCK_LOOK, BOOKING_LOOK } from '../looks';
import { closedOn, periodsShown } from '../open-hours';
import type { CalendarViewProps } from './month-view';
import { OpenHours } from './open-hours-line';
import { TEXTS } from '../calendar.texts';

const SHOWN = 2;

/** Seven days from Sunday, one per row, for phones, which have no room for seven columns. */
export function WeekRows({ date, onDate, days, blocks, hours }: CalendarViewProps) {
  const today = useToday();
  return (
    <Grid
      templateColumns="minmax(0, 1fr)"
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
    >
      {weekOf(date).map((day) => (
        <DayRow
          key={day}
          day={day}
          isChosen={day === date}
          isToday={day === today}
          isBlocked={blocksOn(day, blocks).length > 0}
          bookings={days.get(day) ?? []}
          hours={hours}
          onChoose={() => onDate(day)}
        />
      ))}
    </Grid>
  );
}

interface DayRowProps extends Pick<CalendarViewProps, 'hours'> {
  day: string;
  isChosen: boolean;
  isToday: boolean;
  isBlocked: boolean;
  bookings: readonly Booking[];
  onChoose: () => void;
}

function DayRow({ day, isChosen, isToday, isBlocked, bookings, hours, onChoose }: DayRowProps) {
  const periods = periodsShown(day, hours);
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      bg={periods?.length === 0 ? 'neutral.subtle' : 'bg.raised'}
      display="flex"
      alignItems="stretch"
      gap="4"
      p="3"
      minH="14"
      textAlign="start"
      cursor="pointer"
      boxShadow={isChosen ? 'inset 0 0 0 2px {colors.ink.solid}' : undefined}
      _focusVisible={{ outlineOffset: '-4px' }}
    >
      <Box as="span" w="16" flexShrink="0">
        <Text as="span" display="block" textStyle="xs" fontWeight="semibold" color="fg.muted">
          {weekdayName(day).slice(0, 3)}
        </Text>
        <Text as="span" fontWeight={isToday ? 'bold' : 'medium'} color={isToday ? 'fg.highlight' : undefined}>
          {formatDayOfMonth(day)}
        </Text>
      </Box>
      <Stack as="span" gap="1" flex="1" minW="0">
        {periods && <OpenHours periods={periods} closed={closedOn(day, hours)} />}
        {isBlocked && (
          <Text as="span" textStyle="xs" px="1.5" py="1" borderRadius="sm" borderWidth="1px" {...BLOCK_LOOK}>
            {TEXTS.blocks.blocked}
          </Text>
        )}
        {bookings.slice(0, SHOWN).map((booking) => (
          <Text
            key={booking.id}
            as="span"
            truncate
            textStyle="xs"
            px="1.5"
            py="1"
            borderRadius="sm"
            {...BOOKING_LOOK[booking.status]}
          >
            {timeOn(day, booking)} {booking.customer.firstName}
          </Text>
        ))}
        {bookings.length > SHOWN && (
          <Text as="span" textStyle="xs" color="fg.muted">
            {TEXTS.more(bookings.length - SHOWN)}
          </Text>
        )}
      </Stack>
    </chakra.button>
  );
}
