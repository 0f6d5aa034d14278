import { screen, within } from '@testing-library/react';
import { addDays, dayRange, formatMonth, isDate, toInstant, ukToday } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import type { CleanerProfile } from '../../../lib/contract';
import { formatDay } from '../../../lib/format-day';
import { bookingAt } from '../../../test/booking';
import { CLEANER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { useOwnCleaner } from '../../cleaners/api/own-profile';
import { TEXTS as FREE_DAYS } from '../../cleaners/free-days/free-days.texts';
import { CalendarTab } from './calendar-tab';

const friday = addDays(ukToday(), 20);
const saturday = addDays(friday, 1);
const at = (date: string, time: string) => new Date(toInstant({ date, time }) ?? 0).toISOString();

const OVER_MIDNIGHT = bookingAt(at(friday, '22:00'), {
  bookingTime: '22:00',
  endsAt: at(saturday, '02:00'),
  estimatedDuration: 4,
  totalAmount: '100.00',
});

const NOTHING = {
  'GET /api/bookings/cleaner/5': () => ({ body: [] }),
  'GET /api/bookings/cleaner/5/in-blocks': () => ({ body: [] }),
  'GET /api/cleaners/5/blocks': () => ({ body: [] }),
  'GET /api/cleaners/5/working-hours': () => ({ body: { hours: [] } }),
};

/** The server returns the bookings that begin on the requested days. */
function showDay(date: string, filter = '') {
  serve({
    ...NOTHING,
    'GET /api/bookings/cleaner/5': ({ query }) => {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      const startsAt = Date.parse(OVER_MIDNIGHT.startsAt);
      const isAsked = dayRange(from).startsAt <= startsAt && startsAt < dayRange(to).endsAt;
      return { body: isAsked ? [OVER_MIDNIGHT] : [] };
    },
  });
  renderOnSite(<CalendarTab cleaner={CLEANER} summary={undefined} />, `/?view=day&date=${date}${filter}`);
}

const hour = (name: string) => screen.queryByRole('button', { name: `Block ${name}` });

describe('a visit over midnight', () => {
  it('stands on the day after as well, whose first hours are not offered', async () => {
    showDay(saturday);
    const hours = within(await screen.findByRole('region', { name: 'Hours of the day' }));
    expect((await hours.findByRole('link')).textContent).toBe('until 02:00 Regular Cleaning, Rose');
    expect([hour('00:00 to 01:00'), hour('01:00 to 02:00')]).toEqual([null, null]);
    expect(hour('02:00 to 03:00')).toBeTruthy();
  });

  it('offers none of its hours while a filter hides it', async () => {
    showDay(saturday, '&show=pending');
    const hours = within(await screen.findByRole('region', { name: 'Hours of the day' }));
    expect(await hours.findByRole('button', { name: 'Block 02:00 to 03:00' })).toBeTruthy();
    expect(hours.queryByRole('link')).toBeNull();
    expect([hour('00:00 to 01:00'), hour('01:00 to 02:00')]).toEqual([null, null]);
  });

  it('counts on the day on which it begins', async () => {
    showDay(saturday);
    const after = within(await screen.findByRole('region', { name: formatDay(saturday) }));
    expect(after.getByText('One from the evening before')).toBeTruthy();
    expect(after.getByText(`${formatDay(friday)}, 22:00 to 02:00, Rose, £100.00`)).toBeTruthy();
  });

  it('stands on the day on which it begins by its start', async () => {
    showDay(friday);
    const panel = within(await screen.findByRole('region', { name: formatDay(friday) }));
    expect(panel.getByText('1 booking, £100.00, 4 hours')).toBeTruthy();
    expect(panel.getByText('22:00 to 02:00, Rose, £100.00')).toBeTruthy();
    expect(hour('21:00 to 22:00')).toBeTruthy();
    expect([hour('22:00 to 23:00'), hour('23:00 to 24:00')]).toEqual([null, null]);
  });
});

describe('an address with a date', () => {
  it.each(['1900-01-31', '9998-12-01', '2026-02-30'])(
    'whose month can’t be asked for whole shows this month: %s',
    async (date) => {
      serve(NOTHING);
      renderOnSite(<CalendarTab cleaner={CLEANER} summary={undefined} />, `/?view=month&date=${date}`);
      expect(await screen.findByText(formatMonth(`${ukToday()}T12:00:00Z`))).toBeTruthy();
      const asked = callsTo('GET /api/bookings/cleaner/5').flatMap(({ query }) => [
        query.get('from') ?? '',
        query.get('to') ?? '',
      ]);
      expect(asked.filter((day) => !isDate(day))).toEqual([]);
    },
  );

  it.each(['1900-02-01', '2200-01-15', '9998-11-30'])('shows any other month: %s', async (date) => {
    serve(NOTHING);
    renderOnSite(<CalendarTab cleaner={CLEANER} summary={undefined} />, `/?view=month&date=${date}`);
    expect(await screen.findByText(formatMonth(`${date}T12:00:00Z`))).toBeTruthy();
  });
});

describe('Next Free', () => {
  const nextFree = async () => {
    const label = await screen.findByText('Next Free');
    return label.nextElementSibling?.textContent;
  };
  const show = (cleaner: CleanerProfile) => {
    serve(NOTHING);
    renderOnSite(<CalendarTab cleaner={cleaner} summary={undefined} />);
  };

  it('says in the words of the public calendar how far it was looked for', async () => {
    show({ ...CLEANER, nextFree: null });
    expect(await nextFree()).toBe(FREE_DAYS.noneSoon);
  });

  it('names no time while no bookings are taken', async () => {
    show({ ...CLEANER, isAvailable: false, nextFree: at(friday, '09:00') });
    expect(await nextFree()).toBe(FREE_DAYS.paused);
  });

  it('names no time that is over: the profile is read again', async () => {
    const left = [at(addDays(ukToday(), -1), '09:00'), at(friday, '09:00')];
    serve({
      ...NOTHING,
      'GET /api/cleaners/by-user/50': () => ({ body: { ...CLEANER, nextFree: left.shift() } }),
    });
    const Own = () => {
      const { data } = useOwnCleaner(50);
      return data ? <CalendarTab cleaner={data} summary={undefined} /> : null;
    };
    renderOnSite(<Own />);
    await screen.findByText(`${formatDay(friday)}, 09:00`);
    expect(await nextFree()).toBe(`${formatDay(friday)}, 09:00`);
    expect(left).toEqual([]);
  });
});
