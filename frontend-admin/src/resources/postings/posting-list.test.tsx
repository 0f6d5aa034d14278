// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { DAY_MS, POSTING_PASSED } from '@tidyhearth/domain';
import { afterEach, expect, test, vi } from 'vitest';
import type { Posting } from '../../contract';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { PostingList } from './PostingList';

const postingIn = (days: number, status: Posting['status']): Partial<Posting> => ({
  id: 200 + days,
  serviceType: 'standard',
  duration: 2,
  city: 'Oxford',
  date: new Date(Date.now() + days * DAY_MS).toISOString(),
  status,
  applicationsCount: 0,
  maxBudget: '50.00',
  createdAt: '2026-01-02T10:00:00.000Z',
  customerName: 'Rose Hill',
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test.each([
  [-400, 'open', POSTING_PASSED],
  [3, 'open', 'Open'],
  [-400, 'cancelled', 'Cancelled'],
] as const)('a job %i days from now that is %s is called "%s"', async (days, status, label) => {
  serve(() => listOf([postingIn(days, status)]));
  renderConsole(<PostingList />);
  await screen.findByText('Rose Hill');
  expect(screen.getByText(label, { selector: ':not(option)' })).toBeTruthy();
});

test('a job whose day ends while the list is open is called passed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  serve(() => listOf([postingIn(3, 'open')]));
  renderConsole(<PostingList />);
  await screen.findByText('Rose Hill');
  vi.setSystemTime(Date.now() + 5 * DAY_MS);
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText(POSTING_PASSED, { selector: ':not(option)' })).toBeTruthy();
});
