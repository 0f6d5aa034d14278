import { Box, chakra, Grid, Text, useMediaQuery } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDay, formatDayOfMonth } from '../../../lib/format-day';
import { weekOf } from '../../../lib/month';
import { useToday } from '../../../lib/use-today';
import { weekdayName } from '../../bookings/when';
import { blocksOn } from '../calendar-days';
import { DAY_HOURS } from '../open-hours';
import { HourName, HOUR_REM, HoursColumn, OPENS_AT } from './hours-column';
import type { HoursViewProps } from './month-view';
import { WeekRows } from './week-rows';
import { TEXTS } from '../calendar.texts';

const COLUMNS = '3.25rem repeat(7, minmax(0, 1fr))';
const SIDEWAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface WeekViewProps extends HoursViewProps {
  /** Called when a free hour of a day is pressed. */
  onHour: (hour: number, day: string) => void;
}

/** Seven days from Sunday: hour by hour on wide screens, one per row on a phone. */
export function WeekView({ onHour, taken, ...view }: WeekViewProps) {
  const [isWide] = useMediaQuery(['(min-width: 48em)'], { ssr: false });
  return isWide ? <WeekHours {...view} taken={taken} onHour={onHour} /> : <WeekRows {...view} />;
}

/** Moves from an hour to the nearest free one of another day. */
function moveSideways(event: KeyboardEvent<HTMLElement>) {
  const by = SIDEWAYS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-hour]');
  if (by === undefined || !from) return;
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const at = columns.findIndex((column) => column.contains(from));
  const distance = (hour: HTMLElement) => Math.abs(Number(hour.dataset.hour) - Number(from.dataset.hour));
  const others = by > 0 ? columns.slice(at + 1) : columns.slice(0, at).toReversed();
  for (const column of others) {
    const free = [...column.querySelectorAll<HTMLElement>('[data-hour]')];
    const [nearest] = free.toSorted((a, b) => distance(a) - distance(b));
    if (!nearest) continue;
    event.preventDefault();
    nearest.focus();
    return;
  }
}

function WeekHours({ date, onDate, days, taken, blocks, hours, onHour }: WeekViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current)
      frame.current.scrollTop =
        OPENS_AT * HOUR_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  }, []);
  const week = weekOf(date);
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={TEXTS.hoursOfWeek}
      maxH="36rem"
      overflowY="scroll"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
      onKeyDown={moveSideways}
    >
      <DayHeads week={week} date={date} onDate={onDate} />
      <Grid templateColumns={COLUMNS}>
        <Box aria-hidden>
          {DAY_HOURS.map((hour) => (
            <Box key={hour} h={`${HOUR_REM}rem`} ps="2" pt="1">
              <HourName hour={hour} />
            </Box>
          ))}
        </Box>
        {week.map((day) => (
          <Box
            key={day}
            data-day={day}
            role="group"
            aria-label={formatDay(day)}
            minW="0"
            borderStartWidth="1px"
          >
            <HoursColumn
              date={day}
              bookings={days.get(day) ?? []}
              taken={taken.get(day) ?? []}
              blocks={blocksOn(day, blocks)}
              hours={hours}
              width="narrow"
              onHour={(hour) => onHour(hour, day)}
            />
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

interface DayHeadsProps extends Pick<WeekViewProps, 'date' | 'onDate'> {
  week: readonly string[];
}

/** Stays above the columns while they scroll; a press chooses a day. */
function DayHeads({ week, date, onDate }: DayHeadsProps) {
  const today = useToday();
  return (
    <Grid
      templateColumns={COLUMNS}
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg.raised"
      borderBottomWidth="1px"
    >
      <span />
      {week.map((day) => (
        <chakra.button
          key={day}
          type="button"
          aria-pressed={day === date}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onDate(day)}
          py="2"
          minH="14"
          textAlign="center"
          cursor="pointer"
          bg={day === date ? 'ink.subtle' : undefined}
          boxShadow={day === date ? 'inset 0 -3px 0 0 {colors.ink.solid}' : undefined}
          _focusVisible={{ outlineOffset: '-4px' }}
        >
          <Text as="span" display="block" textStyle="xs" fontWeight="semibold" color="fg.muted">
            {weekdayName(day).slice(0, 3)}
          </Text>
          <Text
            as="span"
            textStyle="sm"
            fontWeight={day === today ? 'bold' : 'medium'}
            color={day === today ? 'fg.highlight' : undefined}
          >
            {formatDayOfMonth(day)}
          </Text>
        </chakra.button>
      ))}
    </Grid>
  );
}
