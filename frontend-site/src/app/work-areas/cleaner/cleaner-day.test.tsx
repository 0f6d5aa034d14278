import { act, screen, within } from '@testing-library/react';
import { HOUR_MS, toWallTime } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../../lib/contract';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { CleanerDay } from './cleaner-day';

/** The middle of a winter day, so that a few hours before and after are on the same day. */
const NOON = Date.parse('2026-12-07T12:00:00Z');
const from = (hours: number, changes: Partial<Booking> = {}) =>
  bookingAt(new Date(NOON + hours * HOUR_MS).toISOString(), { id: 100 + hours, ...changes });

function show(
  { confirmed = [], pending = [] }: { confirmed?: Booking[]; pending?: Booking[] },
  now = NOON,
  summary: () => object = () => ({ status: 404, body: {} }),
) {
  vi.setSystemTime(now);
  serve({
    'GET /api/bookings/cleaner/5': ({ query }) => ({
      body: (query.get('group') === 'confirmed' ? confirmed : pending).filter(
        ({ startsAt }) => toWallTime(Date.parse(startsAt)).date >= (query.get('from') ?? ''),
      ),
    }),
    'GET /api/bookings/cleaner/5/summary': summary,
  });
  renderOnSite(<CleanerDay cleanerId={5} />);
}

describe('the cleaner’s day', () => {
  it('lists what is left of today, with time, place and customer', async () => {
    show({ confirmed: [from(-4), from(-1), from(2), from(26)] });
    const day = within(await screen.findByRole('region', { name: 'Today: 2 visits' }));
    expect(day.getAllByRole('listitem')).toHaveLength(2);
    expect(day.getByText('Today, 14:00 to 16:00')).toBeTruthy();
    expect(day.getAllByText('12 Walton Street, Oxford, OX1 2JD')).toHaveLength(2);
    expect(day.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bookings/99',
      '/bookings/102',
    ]);
  });

  it('leads to cleans that are over and wait for a word', async () => {
    const counts = { pending: 0, confirmed: 5, completed: 0, cancelled: 0 };
    show({}, NOON, () => ({ body: { counts, awaitingWord: 5 } }));
    expect(await screen.findByText('5 cleans wait for your word: did they happen?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Say so' }).getAttribute('href')).toBe(
      '/dashboard?tab=bookings&status=confirmed',
    );
  });

  it('asks for a word as soon as a visit is over, on a screen that stays open', async () => {
    vi.useFakeTimers({ now: NOON - 30_000, shouldAdvanceTime: true });
    const counts = { pending: 0, confirmed: 2, completed: 0, cancelled: 0 };
    show({ confirmed: [from(-4), from(-2), from(26)] }, NOON - 30_000, () => ({
      body: { counts, awaitingWord: Date.now() < NOON ? 1 : 2 },
    }));
    expect(await screen.findByText('1 clean waits for your word: did it happen?')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('2 cleans wait for your word: did they happen?')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(callsTo('GET /api/bookings/cleaner/5/summary')).toHaveLength(2);
  });

  it('shows the next visit where today has none left', async () => {
    show({ confirmed: [from(-4), from(26), from(50)] });
    const next = within(await screen.findByRole('region', { name: 'Your next visit' }));
    expect(next.getAllByRole('listitem')).toHaveLength(1);
    expect(next.getByText('Tomorrow, 14:00 to 16:00')).toBeTruthy();
  });

  it('keeps a visit that runs over midnight until it ends', async () => {
    const late = bookingAt('2026-12-07T22:00:00Z', { id: 7, endsAt: '2026-12-08T02:00:00.000Z' });
    show({ confirmed: [late, from(26)] }, Date.parse('2026-12-08T00:10:00Z'));
    const day = within(await screen.findByRole('region', { name: 'Today: 2 visits' }));
    expect(day.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bookings/7',
      '/bookings/126',
    ]);
  });

  it('names the year of a request that is not for this one', async () => {
    show({ pending: [bookingAt('2027-12-10T09:00:00Z', { status: 'pending' })] });
    expect(await screen.findByRole('link', { name: /^Fri 10 Dec 2027, 09:00 to 11:00/ })).toBeTruthy();
  });

  it('says that there is none', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: 'No visits ahead' })).toBeTruthy();
  });

  it('puts the requests that wait before the rest', async () => {
    const waiting = (id: number) => from(96, { id, status: 'pending' });
    show({ pending: [waiting(1), waiting(2), waiting(3), waiting(4)] });
    const requests = within(
      await screen.findByRole('region', { name: '4 requests are waiting for your answer' }),
    );
    expect(requests.getAllByRole('listitem')).toHaveLength(3);
    expect(requests.getByRole('link', { name: 'Answer now' })).toBeTruthy();
  });
});
