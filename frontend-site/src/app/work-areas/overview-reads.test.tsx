import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AccountUser, BookingSummary } from '../../lib/contract';
import { bookingAt } from '../../test/booking';
import { CUSTOMER } from '../../test/jobs';
import { renderOnSite } from '../../test/render';
import { callsTo, serve } from '../../test/server';
import { CleanerDashboard } from './cleaner/cleaner-dashboard';
import { TEXTS } from './customer/customer-area.texts';
import { CustomerOverview } from './customer/customer-overview';

const SUMMARY: BookingSummary = {
  changedAt: null,
  requestedAt: null,
  earnedAt: null,
  counts: { pending: 0, confirmed: 1, completed: 0, cancelled: 0 },
  awaitingWord: 0,
  thisMonth: 1,
  thisWeek: 1,
  today: 0,
  totalAmount: '0.00',
};
const never = () => new Promise<never>(() => undefined);

describe('on a slow line the customer’s overview', () => {
  const LISTS = 'GET /api/bookings/customer/1';
  const SAVED = 'GET /api/saved-cleaners';
  const serveLists = () =>
    serve({
      [LISTS]: () => ({ body: [bookingAt('2094-03-15T10:00:00.000Z')] }),
      [SAVED]: () => ({ body: [] }),
    });

  it('asks for all it shows at once', async () => {
    serveLists();
    serve({ 'GET /api/bookings/customer/1/summary': never });
    renderOnSite(<CustomerOverview userId={1} />);
    await waitFor(() => expect(callsTo(LISTS)).toHaveLength(3));
    expect(callsTo(SAVED)).toHaveLength(1);
  });

  it('asks once more for what failed', async () => {
    const failed: string[] = [];
    serve({
      'GET /api/bookings/customer/1/summary': never,
      [SAVED]: () => ({ body: [] }),
      [LISTS]: ({ query }) => {
        failed.push(query.toString());
        return { status: 503, body: { message: 'Busy' } };
      },
    });
    renderOnSite(<CustomerOverview userId={1} />);
    await waitFor(() => expect(failed).toHaveLength(6));
    expect(new Set(failed).size).toBe(3);
  });

  it('asks for nothing twice', async () => {
    // A list counts as fresh for two seconds, within which a slow machine doesn't reach its second reader.
    vi.useFakeTimers({ toFake: ['Date'] });
    serveLists();
    serve({ 'GET /api/bookings/customer/1/summary': () => ({ body: SUMMARY }) });
    renderOnSite(<CustomerOverview userId={1} />);
    await screen.findByText(TEXTS.figures.spentNote);
    await waitFor(() => expect(callsTo(SAVED)).toHaveLength(1));
    const asked = callsTo(LISTS).map(({ query }) => query.toString());
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
  });
});

describe('the customer’s overview', () => {
  it.each([
    [0, undefined],
    [1, '1 clean waits for your word: did it happen?'],
  ])('with %i cleans that are over and wait for a word says: %s', async (awaitingWord, text) => {
    serve({
      'GET /api/bookings/customer/1': () => ({ body: [] }),
      'GET /api/saved-cleaners': () => ({ body: [] }),
      'GET /api/bookings/customer/1/summary': () => ({ body: { ...SUMMARY, awaitingWord } }),
    });
    renderOnSite(<CustomerOverview userId={1} />);
    await screen.findByText(TEXTS.figures.spentNote);
    expect(screen.queryByText(/for your word/)?.textContent).toBe(text);
    expect(screen.queryAllByRole('link', { name: 'Say so' })).toHaveLength(awaitingWord);
  });
});

describe('the customer’s overview that stays open', () => {
  it('asks for a word as soon as a clean is over, and reads the figures once more for it', async () => {
    const end = Date.parse('2026-12-07T12:00:00Z');
    vi.useFakeTimers({ now: end - 30_000, shouldAdvanceTime: true });
    serve({
      'GET /api/bookings/customer/1': ({ query }) => ({
        body: query.get('group') === 'confirmed' ? [bookingAt('2026-12-07T10:00:00.000Z')] : [],
      }),
      'GET /api/saved-cleaners': () => ({ body: [] }),
      'GET /api/bookings/customer/1/summary': () => ({
        body: { ...SUMMARY, awaitingWord: Date.now() < end ? 0 : 1 },
      }),
    });
    renderOnSite(<CustomerOverview userId={1} />);
    expect(await screen.findByText(/10:00 to 12:00/)).toBeTruthy();
    expect(screen.queryByText(/for your word/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(await screen.findByText('1 clean waits for your word: did it happen?')).toBeTruthy();
    expect(callsTo('GET /api/bookings/customer/1/summary')).toHaveLength(2);
  });
});

describe('on a slow line the cleaner’s dashboard', () => {
  const LISTS = 'GET /api/bookings/cleaner/5';
  const SUMMARY_OF = 'GET /api/bookings/cleaner/5/summary';
  const PROFILE = 'GET /api/cleaners/by-user/9';
  const BIDS = 'GET /api/applications/cleaner/5';
  const STEPS = ['GET /api/cleaners/5/blocks', 'GET /api/cleaners/5/working-hours', BIDS];
  const askedOfSteps = () => STEPS.flatMap(callsTo).length;
  const openWithoutProfile = async (cleanerStatus: AccountUser['cleanerStatus'], path?: string) => {
    serve({ [PROFILE]: never, [LISTS]: never, [SUMMARY_OF]: never });
    for (const call of STEPS) serve({ [call]: never });
    renderOnSite(
      <CleanerDashboard user={{ ...CUSTOMER, userType: 'cleaner', cleanerId: 5, cleanerStatus }} />,
      path,
    );
    await waitFor(() => expect(callsTo(PROFILE)).toHaveLength(1));
  };

  it('asks for the overview together with the profile', async () => {
    await openWithoutProfile('approved');
    expect(callsTo(LISTS)).toHaveLength(3);
    expect(callsTo(SUMMARY_OF)).toHaveLength(1);
    expect(askedOfSteps()).toBe(STEPS.length);
  });

  it('asks for nothing of the first steps where they were closed', async () => {
    localStorage.setItem(`first-steps-closed-${CUSTOMER.id}`, 'yes');
    await openWithoutProfile('approved');
    expect(callsTo(SUMMARY_OF)).toHaveLength(1);
    expect(askedOfSteps()).toBe(0);
  });

  it.each([
    // One figure and one list show whether there are earlier visits or bids.
    ['while the profile waits for approval', 'pending', '/dashboard', 1],
    ['in another tab', 'approved', '/dashboard?tab=settings', 0],
  ] as const)('asks for none of it %s', async (_, cleanerStatus, path, reads) => {
    await openWithoutProfile(cleanerStatus, path);
    expect(callsTo(LISTS)).toHaveLength(0);
    expect(callsTo(SUMMARY_OF)).toHaveLength(reads);
    expect(callsTo(BIDS)).toHaveLength(reads);
    expect(askedOfSteps()).toBe(reads);
  });
});
