import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { formatDate } from '@tidyhearth/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLEANER } from '../../../test/jobs';
import { renderAtAddress } from '../../../test/render';
import { serve } from '../../../test/server';
import { CalendarTab } from './calendar-tab';

async function showMonth(date: string): Promise<HTMLElement> {
  serve({
    'GET /api/bookings/cleaner/5': () => ({ body: [] }),
    'GET /api/bookings/cleaner/5/in-blocks': () => ({ body: [] }),
    'GET /api/cleaners/5/blocks': () => ({ body: [] }),
    'GET /api/cleaners/5/working-hours': () => ({ body: { hours: [] } }),
  });
  renderAtAddress(<CalendarTab cleaner={CLEANER} summary={undefined} />, `/?date=${date}`);
  const day = await screen.findByRole('button', { name: formatDate(`${date}T12:00:00Z`) });
  day.focus();
  return day;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** So fast that the page is not rendered in between. */
const pressAtOnce = (key: string, times: number) =>
  act(() => {
    for (let count = 0; count < times; count += 1) press(key);
  });
const focusedDay = () => document.activeElement?.getAttribute('data-date');

afterEach(() => vi.useRealTimers());

it('marks the day that begins while it is open', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-10-14T22:59:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const marked = () => screen.getAllByRole('button').filter((day) => day.hasAttribute('aria-current'));
  await showMonth('2026-10-20');
  expect(marked().map(({ dataset }) => dataset.date)).toEqual(['2026-10-14']);
  act(() => vi.advanceTimersByTime(60_000));
  expect(marked().map(({ dataset }) => dataset.date)).toEqual(['2026-10-15']);
});

describe('the arrow keys in a month', () => {
  it.each([
    ['2026-10-31', 'ArrowRight', 1, '2026-11-01'],
    ['2026-11-30', 'ArrowDown', 1, '2026-12-07'],
    ['2026-12-01', 'ArrowUp', 1, '2026-11-24'],
    ['2027-03-01', 'ArrowLeft', 2, '2027-02-27'],
    ['2026-10-14', 'ArrowRight', 2, '2026-10-16'],
  ])('from %s with %s, %i times, have the focus on %s', async (from, key, times, to) => {
    await showMonth(from);
    pressAtOnce(key, times);
    await waitFor(() => expect(focusedDay()).toBe(to));
    expect(screen.getByRole('button', { pressed: true }).dataset.date).toBe(to);
  });

  it('go on in the next month, one after the other', async () => {
    await showMonth('2026-10-30');
    for (const day of ['2026-11-06', '2026-11-13', '2026-11-20']) {
      press('ArrowDown');
      expect(focusedDay()).toBe(day);
    }
  });

  it('leave the focus alone where a day is chosen by other means', async () => {
    await showMonth('2026-10-14');
    const next = screen.getByRole('button', { name: 'Next month' });
    next.focus();
    fireEvent.click(next);
    await waitFor(() =>
      expect(screen.getByRole('button', { pressed: true }).dataset.date).toBe('2026-11-14'),
    );
    expect(document.activeElement).toBe(next);
  });
});
