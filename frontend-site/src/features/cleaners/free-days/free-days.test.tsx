import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, addMonths, formatMonth, ukToday } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { formatDay } from '../../../lib/format-day';
import { firstOfMonth, lastOfMonth } from '../../../lib/month';
import { renderHookOnSite, renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { FreeDays } from './free-days';
import { TEXTS } from './free-days.texts';
import { useFreeDays } from './use-free-days';

const DAYS = 'GET /api/cleaners/5/days';
/** A month entirely in the future, whatever today is. */
const MONTH = firstOfMonth(addMonths(ukToday(), 1));
const [FREE, AWAY, SHORT] = [MONTH, addDays(MONTH, 1), addDays(MONTH, 2)];

const closed = (date: string, reason: string) => ({
  date,
  isBookable: false,
  firstStart: null,
  closed: reason,
});

function open(value = FREE) {
  serve({
    [DAYS]: () => ({
      body: {
        nextFree: { date: FREE, time: '10:30' },
        days: [
          { date: FREE, isBookable: true, firstStart: '10:30', closed: null },
          closed(AWAY, 'away'),
          closed(SHORT, 'too-short'),
        ],
      },
    }),
  });
  const onChoose = vi.fn<(date: string, time?: string) => void>();
  renderOnSite(<FreeDays cleanerId={5} hours={3} value={value} onChoose={onChoose} />);
  return onChoose;
}

const day = (words: string) => screen.findByRole('button', { name: words });

describe('the calendar of free days', () => {
  it('offers the next free start first', async () => {
    const onChoose = open();
    await userEvent.click(await day(TEXTS.next(FREE, '10:30')));
    expect(onChoose).toHaveBeenCalledWith(FREE, '10:30');
  });

  it('offers no start that is over while it stays open: the days are read again', async () => {
    const starts = [
      { date: addDays(ukToday(), -1), time: '10:30' },
      { date: FREE, time: '11:00' },
    ];
    serve({
      [DAYS]: () => ({ body: { nextFree: starts.length > 1 ? starts.shift() : starts[0], days: [] } }),
    });
    renderOnSite(<FreeDays cleanerId={5} hours={3} value="" onChoose={() => {}} />);
    expect(await day(TEXTS.next(FREE, '11:00'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: TEXTS.next(addDays(ukToday(), -1), '10:30') })).toBeNull();
  });

  it.each([
    ['a day that was asked for is in view, and not chosen', addDays(MONTH, 2), firstOfMonth(MONTH)],
    ['a day that has passed is not: it begins today', addDays(ukToday(), -40), firstOfMonth(ukToday())],
  ])('%s', async (_, opensOn, month) => {
    serve({ [DAYS]: () => ({ body: { nextFree: null, days: [] } }) });
    renderOnSite(<FreeDays cleanerId={5} hours={3} value="" opensOn={opensOn} />);
    expect(await screen.findByText(formatMonth(`${month}T12:00:00Z`))).toBeTruthy();
    const shown = document.querySelector('[data-day][tabindex="0"]');
    expect(shown?.getAttribute('data-day')).toBe(opensOn < ukToday() ? ukToday() : opensOn);
    expect(shown?.getAttribute('aria-pressed')).not.toBe('true');
  });

  it('asks for the month in view, for as long as the clean takes', async () => {
    open();
    await day(TEXTS.free(FREE, '10:30'));
    expect(callsTo(DAYS).map(({ query }) => Object.fromEntries(query))).toContainEqual({
      from: MONTH,
      to: lastOfMonth(MONTH),
      hours: '3',
    });
  });

  it('chooses a free day, and says of a closed one only why it is closed', async () => {
    const onChoose = open('');
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.month.after }));
    const away = await day(TEXTS.closed(AWAY, 'away', 3));
    expect(away.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(away);
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getAllByText(`${formatDay(AWAY)}: away`)).toHaveLength(2);
    expect(await day(`${formatDay(SHORT)}: no room for 3 hours`)).toBeTruthy();
    await userEvent.click(await day(TEXTS.free(FREE, '10:30')));
    expect(onChoose).toHaveBeenCalledWith(FREE);
  });

  it('is walked through with the arrow keys, from month to month', async () => {
    open();
    const first = await day(TEXTS.free(FREE, '10:30'));
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await day(TEXTS.closed(AWAY, 'away', 3)));
    await userEvent.keyboard('{PageDown}');
    expect(await screen.findByText(formatMonth(`${addMonths(MONTH, 1)}T12:00:00Z`))).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-day')).toBe(addMonths(AWAY, 1));
  });

  it('offers to try again when it can’t be loaded', async () => {
    serve({ [DAYS]: () => ({ status: 500, body: {} }) });
    renderOnSite(<FreeDays cleanerId={5} hours={3} value={FREE} />);
    expect(await screen.findByText(TEXTS.failed)).toBeTruthy();
    expect(screen.getByRole('button', { name: UI_TEXTS.tryAgain })).toBeTruthy();
  });
});

describe('the calendar of free days over midnight', () => {
  const MINUTE = 60_000;
  const asked = () => callsTo(DAYS).map(({ query }) => [query.get('from'), query.get('to')].join());
  const focusable = () =>
    screen.getAllByRole('button').filter((button) => button.dataset.day && button.tabIndex === 0);

  /** Shows it a minute before midnight, and continues to a minute after. */
  async function showOver(midnight: string, value = '') {
    vi.useFakeTimers({ now: Date.parse(midnight) - MINUTE, shouldAdvanceTime: true });
    serve({
      [DAYS]: ({ query }) => {
        const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
        if (from > to) return { status: 400, body: { code: 'VALIDATION_FAILED', message: 'No days' } };
        return {
          body: { nextFree: null, days: [{ date: to, isBookable: true, firstStart: '10:30', closed: null }] },
        };
      },
    });
    renderOnSite(<FreeDays cleanerId={5} hours={3} value={value} onChoose={() => {}} />);
    await screen.findByText(TEXTS.noneSoon);
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  }

  it('has its weeks from Monday, below the names of their days', async () => {
    await showOver('2027-01-14T00:00:00Z');
    const [week] = [...document.querySelectorAll('[data-day]')].map((day) => day.parentElement);
    const days = [...(week?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    expect([days[0]?.dataset.day, days.at(-1)?.dataset.day]).toEqual(['2027-01-11', '2027-01-17']);
    const names = screen.getByText('Mon').parentElement;
    expect([...(names?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
  });

  it('goes on to the next month with the day', async () => {
    await showOver('2027-02-01T00:00:00Z');
    expect(await screen.findByText('February 2027')).toBeTruthy();
    expect(await day(TEXTS.free('2027-02-28', '10:30'))).toBeTruthy();
    expect(asked().filter((days) => days.startsWith('2027-02-01'))).toEqual(['2027-02-01,2027-02-28']);
    expect(screen.queryByText(TEXTS.failed)).toBeNull();
  });

  it('stays within reach of the keyboard where its week is over', async () => {
    await showOver('2027-01-18T00:00:00Z');
    expect(focusable().map(({ dataset }) => dataset.day)).toEqual(['2027-01-18']);
  });

  it('marks the new day as today', async () => {
    await showOver('2027-01-14T00:00:00Z', '2027-01-20');
    const marked = screen.getAllByRole('button').filter((button) => button.ariaCurrent === 'date');
    expect(marked.map(({ dataset }) => dataset.day)).toEqual(['2027-01-14']);
  });

  it('stays in the month that was turned to', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-31T23:59:00Z'), shouldAdvanceTime: true });
    serve({ [DAYS]: () => ({ body: { nextFree: null, days: [] } }) });
    renderOnSite(<FreeDays cleanerId={5} hours={3} value="" onChoose={() => {}} />);
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.month.after }));
    fireEvent.click(screen.getByRole('button', { name: TEXTS.month.after }));
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    expect(screen.getByText('March 2027')).toBeTruthy();
  });
});

it('what is asked for begins with the new day once midnight has passed in the UK, whoever shows it', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-29T22:59:30Z'), shouldAdvanceTime: true });
  serve({ [DAYS]: () => ({ body: { nextFree: null, days: [] } }) });
  renderHookOnSite(() => useFreeDays({ cleanerId: 5, hours: 1 }, '2026-06-01'));
  const asked = () => callsTo(DAYS).map(({ query }) => query.get('from'));
  await waitFor(() => expect(asked()).toEqual(['2026-06-29']));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toEqual(['2026-06-29', '2026-06-30']);
});
