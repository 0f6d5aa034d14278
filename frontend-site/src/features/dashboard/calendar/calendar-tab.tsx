import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { addDays, isDate, toWallTime, ukToday } from '@tidyhearth/domain';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ErrorState, IconButton, Select } from '../../../components/ui';
import { SomethingWrong } from '../../../illustrations';
import type { Booking, CleanerProfile } from '../../../lib/contract';
import { formatDay, plural } from '../../../lib/format';
import { useBlocks } from '../api/cleaner';
import type { Paged } from '../api/use-pages';
import { groupOf } from '../bookings/groups';
import { Figures } from '../shared/figures';
import { LoadingCards } from '../shared/loading';
import { Section } from '../shared/section';
import { useTab } from '../shell/use-tab';
import { BlockDialog } from './block-dialog';
import { blocksOn, bookingsByDate, dateOf, step, type View, VIEWS, weekOf } from './calendar-days';
import { DayPanel } from './day-panel';
import { DayView } from './day-view';
import { MonthView } from './month-view';
import { WeekView } from './week-view';

const FILTERS = ['all', 'pending', 'confirmed', 'completed'] as const;
const VIEW_LABELS: Record<View, string> = { month: 'Month', week: 'Week', day: 'Day' };
const MONTH_NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function titleOf(view: View, date: string): string {
  if (view === 'month') return MONTH_NAME.format(new Date(`${date}T00:00:00Z`));
  if (view === 'day') return formatDay(date);
  const week = weekOf(date);
  return `${formatDay(week[0] ?? date)} to ${formatDay(week[6] ?? date)}`;
}

/** View, day and filter live in the address: back, forward and a reload keep the place. */
function useCalendarPlace() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('date') ?? '';
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  return {
    view: useTab(VIEWS, 'view'),
    filter: useTab(FILTERS, 'show'),
    date: isDate(wanted) ? wanted : ukToday(),
    setView: (view: string) => change('view', view),
    setFilter: (filter: string) => change('show', filter),
    setDate: (date: string) => change('date', date),
  };
}

interface CalendarTabProps {
  cleaner: CleanerProfile;
  bookings: Paged<Booking>;
}

export function CalendarTab({ cleaner, bookings }: CalendarTabProps) {
  const place = useCalendarPlace();
  const blocks = useBlocks(cleaner.id);
  const [blocking, setBlocking] = useState(false);
  const { date, view, filter } = place;
  const days = useMemo(
    () =>
      bookingsByDate(
        bookings.items.filter((booking) =>
          filter === 'all' ? booking.status !== 'cancelled' : groupOf(booking) === filter,
        ),
      ),
    [bookings.items, filter],
  );
  if (bookings.isPending || blocks.isPending) return <LoadingCards label="Loading your calendar..." />;
  if (bookings.isError || blocks.isError) {
    const retry = () => {
      bookings.retry();
      void blocks.refetch();
    };
    return <ErrorState picture={<SomethingWrong />} title="The calendar did not load" onRetry={retry} />;
  }
  const shared = { date, onDate: place.setDate, days, blocks: blocks.data };
  return (
    <Section
      title="Calendar"
      aside={
        <Button onClick={() => setBlocking(true)}>
          <CalendarOff aria-hidden />
          Block Time
        </Button>
      }
    >
      <Summary bookings={bookings.items} nextFree={cleaner.nextFree ?? null} />
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Flex align="center" gap="1">
          <IconButton aria-label={`Previous ${view}`} onClick={() => place.setDate(step(view, date, -1))}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton aria-label={`Next ${view}`} onClick={() => place.setDate(step(view, date, 1))}>
            <ChevronRight aria-hidden />
          </IconButton>
          <Text fontFamily="heading" fontSize="xl" aria-live="polite" mx="1">
            {titleOf(view, date)}
          </Text>
          {date !== ukToday() && (
            <Button size="sm" variant="ghost" onClick={() => place.setDate(ukToday())}>
              Today
            </Button>
          )}
        </Flex>
        <Flex gap="2" css={{ '& > *': { width: '9.5rem' } }}>
          <Select
            aria-label="Bookings shown"
            value={filter}
            onChange={(event) => place.setFilter(event.target.value)}
            options={FILTERS.map((value) => ({
              value,
              label: value === 'all' ? 'All bookings' : value[0]?.toUpperCase() + value.slice(1),
            }))}
          />
          <Select
            aria-label="View"
            value={view}
            onChange={(event) => place.setView(event.target.value)}
            options={VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
          />
        </Flex>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 17rem' }}
        gap="6"
        alignItems="start"
      >
        {view === 'month' && <MonthView {...shared} />}
        {view === 'week' && <WeekView {...shared} />}
        {view === 'day' && <DayView {...shared} />}
        <DayPanel
          cleanerId={cleaner.id}
          date={date}
          bookings={days.get(date) ?? []}
          blocks={blocksOn(date, blocks.data)}
        />
      </Grid>
      {bookings.hasMore && (
        <Stack align="center">
          <Button variant="outline" loading={bookings.isLoadingMore} onClick={bookings.loadMore}>
            Load older bookings
          </Button>
        </Stack>
      )}
      {blocking && <BlockDialog cleanerId={cleaner.id} date={date} onClose={() => setBlocking(false)} />}
    </Section>
  );
}

function momentOf(instant: string): string {
  const { date, time } = toWallTime(Date.parse(instant));
  return `${formatDay(date)}, ${time}`;
}

function Summary({ bookings, nextFree }: { bookings: readonly Booking[]; nextFree: string | null }) {
  const today = ukToday();
  const week = weekOf(today);
  const live = bookings.filter(({ status }) => status !== 'cancelled');
  const inWeek = live.filter((booking) => {
    const date = dateOf(booking);
    return date >= (week[0] ?? today) && date < addDays(week[0] ?? today, 7);
  });
  return (
    <Figures
      figures={[
        {
          label: 'Today',
          value: plural(live.filter((booking) => dateOf(booking) === today).length, 'booking'),
        },
        { label: 'This Week', value: plural(inWeek.length, 'booking') },
        {
          label: 'Pending',
          value: plural(bookings.filter(({ status }) => status === 'pending').length, 'request'),
        },
        { label: 'Next Free', value: nextFree ? momentOf(nextFree) : 'No free time' },
      ]}
    />
  );
}
