import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { ukToday, type WorkingHours } from '@tidyhearth/domain';
import { formatDay } from '../../../lib/format';
import { weekOf } from '../../../lib/month';
import { weekdayName } from '../../bookings/when';
import { blocksOn } from '../calendar-days';
import type { Span } from '../lanes';
import { BLOCK_LOOK, BOOKING_LOOK } from '../looks';
import { closedOn, DAY_HOURS, periodsShown } from '../open-hours';
import type { CalendarViewProps } from './month-view';
import { TEXTS } from '../calendar.texts';

const SHOWN = 2;

/** Seven days from Sunday: columns on wide screens, rows on a phone. */
export function WeekView({ date, onDate, days, blocks, hours }: CalendarViewProps) {
  const today = ukToday();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(7, minmax(0, 1fr))' }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
    >
      {weekOf(date).map((day) => {
        const bookings = days.get(day) ?? [];
        const blocked = blocksOn(day, blocks).length > 0;
        const periods = periodsShown(day, hours);
        return (
          <chakra.button
            key={day}
            type="button"
            aria-pressed={day === date}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDate(day)}
            bg={periods?.length === 0 ? 'bg.subtle' : 'bg.raised'}
            display="flex"
            flexDirection={{ base: 'row', md: 'column' }}
            alignItems="stretch"
            gap={{ base: '4', md: '2' }}
            p={{ base: '3', md: '2' }}
            minH={{ base: '14', md: '56' }}
            textAlign="start"
            cursor="pointer"
            boxShadow={day === date ? 'inset 0 0 0 2px {colors.ink.solid}' : undefined}
            _focusVisible={{ outlineOffset: '-4px' }}
          >
            <Box as="span" w={{ base: '16', md: 'auto' }} flexShrink="0">
              <Text as="span" display="block" textStyle="xs" fontWeight="semibold" color="fg.muted">
                {weekdayName(day).slice(0, 3)}
              </Text>
              <Text
                as="span"
                fontWeight={day === today ? 'bold' : 'medium'}
                color={day === today ? 'fg.highlight' : undefined}
              >
                {formatDay(day).split(' ').slice(1).join(' ')}
              </Text>
            </Box>
            <Stack as="span" gap="1" flex="1" minW="0">
              {periods && <OpenHours periods={periods} closed={closedOn(day, hours)} />}
              {blocked && (
                <Text
                  as="span"
                  textStyle="xs"
                  px="1.5"
                  py="1"
                  borderRadius="sm"
                  borderWidth="1px"
                  {...BLOCK_LOOK}
                >
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
                  {booking.bookingTime} {booking.customer.firstName}
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
      })}
    </Grid>
  );
}

/** The working hours in words, over a day on which the rest is shaded. */
function OpenHours({ periods, closed }: { periods: readonly WorkingHours[]; closed: readonly Span[] }) {
  const share = (hours: number) => `${(hours / DAY_HOURS.length) * 100}%`;
  return (
    <>
      <Text as="span" textStyle="xs" color="fg.muted">
        {periods.length === 0
          ? TEXTS.notWorking
          : periods.map(({ start, end }) => TEXTS.range(start, end)).join(', ')}
      </Text>
      {periods.length > 0 && (
        <Box
          as="span"
          aria-hidden
          display="block"
          position="relative"
          h="1.5"
          borderRadius="full"
          overflow="hidden"
          bg="sage.solid"
        >
          {closed.map(({ from, to }) => (
            <Box
              key={from}
              as="span"
              position="absolute"
              insetY="0"
              bg="border"
              style={{ insetInlineStart: share(from), width: share(to - from) }}
            />
          ))}
        </Box>
      )}
    </>
  );
}
