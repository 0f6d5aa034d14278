import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { addDays, once, ukToday, type WorkingHours } from '@tidyhearth/domain';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, IconButton, Select } from '../../../components/ui';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { currentParams } from '../../../lib/address';
import type { AvailabilityBlock, Booking, BookingSummary, CleanerProfile } from '../../../lib/contract';
import { formatDay } from '../../../lib/format-day';
import { weekOf } from '../../../lib/month';
import { useBookingsBetween } from '../../bookings/api/own-bookings';
import { useBlocks, useWorkingHours } from '../api/calendar';
import { groupOf } from '../../bookings/groups';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import { useToday } from '../../../lib/use-today';
import { useTab } from '../../../lib/use-tab';
import { useBothQueries, QueryState } from '../../../server-state/query-state';
import { BlockDialog } from './block-dialog';
import { BookingsToSettle } from './bookings-to-settle';
import { askedDays, blocksOn, bookingsByDate, isShownWhole, step, type View, VIEWS } from '../calendar-days';
import { CalendarSummary } from './calendar-summary';
import { DayPanel } from './day-panel';
import { DayView } from './day-view';
import { hourEnd, hourLabel } from '../open-hours';
import { type HoursViewProps, MonthView } from './month-view';
import { WeekView } from './week-view';
import { TEXTS } from '../calendar.texts';

const FILTERS = ['all', 'pending', 'confirmed', 'completed'] as const;
const monthFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

function titleOf(view: View, date: string): string {
  if (view === 'month') return monthFormat().format(new Date(`${date}T00:00:00Z`));
  if (view === 'day') return formatDay(date);
  const week = weekOf(date);
  return TEXTS.range(formatDay(week[0] ?? date), formatDay(week[6] ?? date));
}

function dateIn(params: URLSearchParams): string {
  const wanted = params.get('date') ?? '';
  return isShownWhole(wanted) ? wanted : ukToday();
}

/** View, day and filter are kept in the query string, so that Back, Forward and a reload restore them. */
function useCalendarPlace() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const date = dateIn(params);
  const view = useTab(VIEWS, 'view');
  const change = (name: string, value: string) => {
    const next = currentParams();
    next.set(name, value);
    setParams(next, { replace: true });
  };
  const setDate = (day: string) => change('date', day);
  return {
    view,
    filter: useTab(FILTERS, 'show'),
    date,
    today,
    setView: (value: string) => change('view', value),
    setFilter: (filter: string) => change('show', filter),
    setDate,
    moveDays: (days: number) => setDate(addDays(dateIn(currentParams()), days)),
    move: (direction: 1 | -1) => setDate(step(view, dateIn(currentParams()), direction)),
  };
}

type CalendarPlace = ReturnType<typeof useCalendarPlace>;

interface CalendarTabProps {
  cleaner: CleanerProfile;
  summary: BookingSummary | undefined;
}

export function CalendarTab({ cleaner, summary }: CalendarTabProps) {
  const place = useCalendarPlace();
  const [from, to] = askedDays(place.view, place.date);
  const bookings = useBookingsBetween({ side: 'cleaner', id: cleaner.id }, from, to);
  const blocks = useBlocks(cleaner.id);
  const { data: week } = useWorkingHours(cleaner.id);
  return (
    <QueryState
      query={useBothQueries(bookings, blocks)}
      loading={<LoadingCards label={TEXTS.loading} />}
      failure={{ title: TEXTS.failed, picture: <SomethingWrong /> }}
    >
      {([booked, blocked]) => (
        <Calendar
          cleaner={cleaner}
          summary={summary}
          place={place}
          bookings={booked}
          blocks={blocked}
          hours={week?.hours ?? []}
          isLoading={bookings.isPlaceholderData}
        />
      )}
    </QueryState>
  );
}

interface CalendarProps extends CalendarTabProps {
  place: CalendarPlace;
  bookings: readonly Booking[];
  blocks: readonly AvailabilityBlock[];
  hours: readonly WorkingHours[];
  /** While the days of the new view are loading. */
  isLoading: boolean;
}

/** The initial values of Block Time. */
interface Blocking {
  date?: string;
  hours?: { from: string; until: string };
}

function Calendar(props: CalendarProps) {
  const [blocking, setBlocking] = useState<Blocking>();
  const { cleaner, place } = props;
  return (
    <>
      <Views {...props} onBlock={setBlocking} />
      {blocking && (
        <BlockDialog
          cleanerId={cleaner.id}
          date={blocking.date ?? place.date}
          hours={blocking.hours}
          onClose={() => setBlocking(undefined)}
        />
      )}
    </>
  );
}

interface ViewsProps extends CalendarProps {
  onBlock: (blocking: Blocking) => void;
}

/** Memoised, so that it is not rendered again when the dialog opens above it. */
const Views = memo(function Views(props: ViewsProps) {
  const { cleaner, summary, place, bookings, blocks, hours, isLoading, onBlock } = props;
  const { date, filter } = place;
  const taken = useMemo(
    () => bookingsByDate(bookings.filter(({ status }) => status !== 'cancelled')),
    [bookings],
  );
  const days = useMemo(
    () =>
      filter === 'all' ? taken : bookingsByDate(bookings.filter((booking) => groupOf(booking) === filter)),
    [bookings, filter, taken],
  );
  const blockHour = (hour: number, day = date) =>
    onBlock({ date: day, hours: { from: hourLabel(hour), until: hourEnd(day, hour) } });
  return (
    <Section
      title={TEXTS.title}
      aside={
        <Button onClick={() => onBlock({})}>
          <CalendarOff aria-hidden />
          {TEXTS.blocks.form.title}
        </Button>
      }
    >
      <BookingsToSettle cleanerId={cleaner.id} />
      <CalendarSummary summary={summary} cleaner={cleaner} />
      <CalendarBar place={place} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 17rem' }}
        gap="6"
        alignItems="start"
      >
        <ChosenView
          place={place}
          days={days}
          taken={taken}
          blocks={blocks}
          hours={hours}
          onHour={blockHour}
        />
        <DayPanel
          cleanerId={cleaner.id}
          date={date}
          isLoading={isLoading}
          bookings={days.get(date) ?? []}
          blocks={blocksOn(date, blocks)}
        />
      </Grid>
    </Section>
  );
});

/** The controls for the days, the view and the filter. */
function CalendarBar({ place }: { place: CalendarPlace }) {
  const { date, today, view, filter } = place;
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Flex align="center" gap="1">
        <IconButton aria-label={TEXTS.previous(view)} onClick={() => place.move(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton aria-label={TEXTS.next(view)} onClick={() => place.move(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Text fontFamily="heading" fontSize="xl" aria-live="polite" mx="1">
          {titleOf(view, date)}
        </Text>
        {date !== today && (
          <Button size="sm" variant="ghost" onClick={() => place.setDate(today)}>
            {TEXTS.today}
          </Button>
        )}
      </Flex>
      <Grid gap="2" templateColumns="repeat(2, minmax(0, 9.5rem))" w={{ base: 'full', sm: 'auto' }}>
        <Select
          aria-label={TEXTS.filter.title}
          value={filter}
          onChange={(event) => place.setFilter(event.target.value)}
          options={FILTERS.map((value) => ({
            value,
            label: value === 'all' ? TEXTS.filter.allBookings : value[0]?.toUpperCase() + value.slice(1),
          }))}
        />
        <Select
          aria-label={TEXTS.views.title}
          value={view}
          onChange={(event) => place.setView(event.target.value)}
          options={VIEWS.map((value) => ({ value, label: TEXTS.views[value] }))}
        />
      </Grid>
    </Flex>
  );
}

interface ChosenViewProps extends Omit<HoursViewProps, 'date' | 'onDate'> {
  place: CalendarPlace;
  /** Called when a free hour is pressed, of the date in view if no day is given. */
  onHour: (hour: number, day?: string) => void;
}

function ChosenView({ place, taken, hours, onHour, ...shown }: ChosenViewProps) {
  const { date, view } = place;
  const shared = { ...shown, date, onDate: place.setDate };
  if (view === 'month') return <MonthView {...shared} onMove={place.moveDays} />;
  if (view === 'day')
    return (
      <Stack gap="2">
        <Text color="fg.muted" textStyle="sm">
          {TEXTS.pressHour}
        </Text>
        <DayView {...shared} taken={taken} hours={hours} onHour={onHour} />
      </Stack>
    );
  return (
    <Stack gap="2">
      <Text color="fg.muted" textStyle="sm" hideBelow="md">
        {TEXTS.pressHour}
      </Text>
      <Text color="fg.muted" textStyle="sm" hideFrom="md">
        {TEXTS.pressDay}{' '}
        <Button variant="plain" px="0" minH="11" onClick={() => place.setView('day')}>
          {TEXTS.toDay(formatDay(date))}
        </Button>
      </Text>
      <WeekView {...shared} taken={taken} hours={hours} onHour={onHour} />
    </Stack>
  );
}
