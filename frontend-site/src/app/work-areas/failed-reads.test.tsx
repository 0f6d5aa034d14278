import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBookingSummary } from '../../features/bookings/api/own-bookings';
import type { BookingSummary } from '../../lib/contract';
import { renderOnSite } from '../../test/render';
import { callsTo, serve } from '../../test/server';
import { CleanerDay } from './cleaner/cleaner-day';
import { TEXTS as CLEANER } from './cleaner/cleaner-area.texts';
import { TEXTS as CUSTOMER } from './customer/customer-area.texts';
import { CustomerOverview } from './customer/customer-overview';

/** After a frame, in which the page shows that it is being read. */
async function broken() {
  await new Promise(requestAnimationFrame);
  return { status: 500, body: { message: 'x' } };
}

/** Whether a call is made so often that nothing but a circle explains it. */
const isRepeated = (call: string) =>
  waitFor(() => expect(callsTo(call).length).toBeGreaterThan(15), { timeout: 3_000 }).then(
    () => true,
    () => false,
  );

function Below() {
  const { isError } = useBookingSummary({ side: 'cleaner', id: 5 });
  return <p>{isError ? 'unknown figures' : 'figures'}</p>;
}

describe('an overview of which one read fails', () => {
  it('shows a cleaner the rest, and does not ask on and on', async () => {
    const SUMMARY = 'GET /api/bookings/cleaner/5/summary';
    serve({ 'GET /api/bookings/cleaner/5': () => ({ body: [] }), [SUMMARY]: broken });
    renderOnSite(
      <CleanerDay cleanerId={5}>
        <Below />
      </CleanerDay>,
    );
    expect(await isRepeated(SUMMARY)).toBe(false);
    expect(screen.getByText('unknown figures')).toBeTruthy();
    expect(screen.getByText(CLEANER.day.none)).toBeTruthy();
  });

  it('shows a customer the rest, and does not ask on and on', async () => {
    const LISTS = 'GET /api/bookings/customer/1';
    const counts = { pending: 0, confirmed: 1, completed: 0, cancelled: 0 };
    const summary: Partial<BookingSummary> = { counts, awaitingWord: 0, totalAmount: '0.00' };
    serve({
      [LISTS]: broken,
      'GET /api/bookings/customer/1/summary': () => ({ body: summary }),
      'GET /api/saved-cleaners': () => ({ body: [] }),
    });
    renderOnSite(<CustomerOverview userId={1} />);
    expect(await isRepeated(LISTS)).toBe(false);
    expect(screen.getByText(CUSTOMER.figures.total)).toBeTruthy();
  });
});
