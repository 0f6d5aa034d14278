import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import {
  addDays,
  addMonths,
  type BookableDay,
  BOOKING_HORIZON_DAYS,
  formatMonth,
  isDate,
  once,
  toInstant,
} from '@tidyhearth/domain';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from '../../../components/ui/button';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { useIsOver } from '../../../lib/use-is-over';
import { firstOfMonth, weekFromMonday, weeksFrom } from '../../../lib/month';
import { useToday } from '../../../lib/use-today';
import { DayButton } from './day-button';
import { TEXTS } from './free-days.texts';
import { type FreeDaysOf, nearestDay, useFreeDays } from './use-free-days';

interface FreeDaysProps extends FreeDaysOf {
  /** Missing where the form's own heading is enough. */
  heading?: 'h2' | 'h3';
  /** The chosen day (YYYY-MM-DD), if any. */
  value: string;
  /** The day in view while none is chosen; today by default. */
  opensOn?: string;
  /** Missing if days are only shown. */
  onChoose?: (date: string, time?: string) => void;
}

const KEYS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** The day that the keyboard is on, and thereby the month in view. It follows a day that is chosen elsewhere. */
function useShownDay(value: string, opensOn: string) {
  const today = useToday();
  const last = addDays(today, BOOKING_HORIZON_DAYS);
  const [shown, setShown] = useState({ value, day: isDate(value) ? value : opensOn });
  if (shown.value !== value) setShown({ value, day: isDate(value) ? value : shown.day });
  const show = useCallback((date: string) => setShown({ value, day: date }), [value]);
  // On each render, because a day within these bounds is past after midnight.
  const day = nearestDay(shown.day, today);
  return { today, last, day, show };
}

/** Keys move from day to day, together with the focus. */
function useDayKeys(day: string, show: (date: string) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoving.current = false;
  }, [day]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = KEYS[event.key]?.(day);
    if (target === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    show(target);
  };
  return { grid, move };
}

/** A month that shows which days can be booked and why the others can't, with the next free start first. */
export function FreeDays({ cleanerId, hours, heading, value, opensOn = '', onChoose }: FreeDaysProps) {
  const { today, last, day, show } = useShownDay(value, opensOn);
  const month = useFreeDays({ cleanerId, hours }, firstOfMonth(day));
  const soon = useFreeDays({ cleanerId, hours }, firstOfMonth(today));
  const { grid, move } = useDayKeys(day, show);
  // In slices, because an answer would otherwise be rendered in one piece with a month of buttons.
  const answer = useDeferredValue(month.data);
  const days = useMemo(() => new Map(answer?.days.map((one) => [one.date, one])), [answer]);
  const dayShown = days.get(day);

  const choose = useCallback(
    (date: string) => {
      show(date);
      // Unknown while it is loading; the times of that day will tell.
      if (days.get(date)?.isBookable !== false) onChoose?.(date);
    },
    [days, onChoose, show],
  );

  return (
    <Box as="section" maxW="22rem" aria-label={heading ? undefined : TEXTS.title}>
      {heading && (
        <Heading as={heading} textStyle="h4" mb="2">
          {TEXTS.title}
        </Heading>
      )}
      <NextFree
        soon={useDeferredValue(soon.data)}
        hasFailed={soon.isError}
        readAgain={soon.refetch}
        onChoose={onChoose}
      />
      <MonthBar day={day} today={today} last={last} onShow={show} />
      <WeekdayRow />
      <Box ref={grid} onKeyDown={move} aria-busy={month.isFetching}>
        {weeksFrom(today, day).map((week) => (
          <Grid key={week[0]} templateColumns="repeat(7, minmax(0, 1fr))" gap="0.5" mb="0.5">
            {week.map((date) =>
              firstOfMonth(date) === firstOfMonth(day) ? (
                <DayButton
                  key={date}
                  date={date}
                  day={days.get(date)}
                  isPast={date < today}
                  isToday={date === today}
                  isShown={date === day}
                  isChosen={date === value}
                  hours={hours}
                  onPress={choose}
                />
              ) : (
                <span key={date} />
              ),
            )}
          </Grid>
        ))}
      </Box>
      <Text minH="6" mt="1" textStyle="sm" color="fg.muted" aria-live="polite">
        {dayShown && wordsOf(dayShown, hours)}
      </Text>
      {month.isError && (
        <Flex align="center" gap="3" textStyle="sm" color="fg.muted">
          {TEXTS.failed}
          <Button variant="plain" size="sm" onClick={() => void month.refetch()}>
            {UI_TEXTS.tryAgain}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

interface MonthBarProps {
  day: string;
  today: string;
  last: string;
  onShow: (date: string) => void;
}

function MonthBar({ day, today, last, onShow }: MonthBarProps) {
  return (
    <Flex align="center" justify="space-between">
      <IconButton
        aria-label={TEXTS.month.before}
        disabled={firstOfMonth(day) <= firstOfMonth(today)}
        onClick={() => onShow(addMonths(firstOfMonth(day), -1))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Text fontWeight="semibold" aria-live="polite">
        {formatMonth(`${day}T12:00:00Z`)}
      </Text>
      <IconButton
        aria-label={TEXTS.month.after}
        disabled={firstOfMonth(day) >= firstOfMonth(last)}
        onClick={() => onShow(addMonths(firstOfMonth(day), 1))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Flex>
  );
}

function wordsOf(day: BookableDay, hours: number): string {
  if (day.closed) return TEXTS.closed(day.date, day.closed, hours);
  return day.firstStart ? TEXTS.free(day.date, day.firstStart) : '';
}

interface NextFreeProps {
  /** Undefined while it is loading. */
  soon: ReturnType<typeof useFreeDays>['data'];
  hasFailed: boolean;
  readAgain: () => unknown;
  onChoose?: FreeDaysProps['onChoose'];
}

const NextFree = memo(function NextFree({ soon, hasFailed, readAgain, onChoose }: NextFreeProps) {
  const start = soon?.nextFree ? toInstant(soon.nextFree) : undefined;
  const isOver = useIsOver(start, () => void readAgain());
  if (hasFailed) return null;
  if (!soon || isOver)
    return (
      <Text color="fg.muted" minH="11" textStyle="sm">
        {TEXTS.loading}
      </Text>
    );
  const { nextFree, days } = soon;
  if (!nextFree) {
    const isPaused = days.some(({ closed }) => closed === 'paused');
    return (
      <Text color="fg.muted" minH="11" textStyle="sm">
        {isPaused ? TEXTS.paused : TEXTS.noneSoon}
      </Text>
    );
  }
  const { date, time } = nextFree;
  if (!onChoose)
    return (
      <Text fontWeight="semibold" minH="11">
        {TEXTS.next(date, time)}
      </Text>
    );
  return (
    <Button variant="outline" minH="11" width="full" onClick={() => onChoose(date, time)}>
      <CalendarDays aria-hidden />
      {TEXTS.next(date, time)}
    </Button>
  );
});

const weekdayFormat = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }));

/** Only visual, because each day names its weekday itself. */
const WeekdayRow = memo(function WeekdayRow() {
  return (
    <Grid templateColumns="repeat(7, minmax(0, 1fr))" gap="0.5" aria-hidden>
      {weekFromMonday('2026-02-02').map((date) => (
        <Text key={date} textAlign="center" textStyle="xs" fontWeight="semibold" color="fg.muted" py="1.5">
          {weekdayFormat().format(new Date(`${date}T00:00:00Z`))}
        </Text>
      ))}
    </Grid>
  );
});
