import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS, TOASTS } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../../lib/contract';
import { GROUPS } from '../../../server-state/query-groups';
import { queryClient } from '../../../server-state/query-client';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS as SAFETY } from '../../safety/safety.texts';
import { TEXTS } from '../bookings.texts';
import { CleanerBookings } from './cleaner-bookings';
import { CustomerBookings } from './customer-bookings';

const TAB = '/dashboard?tab=bookings&status=confirmed';
const bookingIn = (hours: number) => bookingAt(new Date(Date.now() + hours * HOUR_MS).toISOString());

/** Does what the live stream does after the other side has changed a booking. */
async function leavesTab(booking: Booking, changes: Partial<Booking>) {
  serve({
    'GET /api/bookings/customer/1': () => ({ body: [] }),
    'GET /api/bookings/cleaner/5': () => ({ body: [] }),
    'GET /api/bookings/81': () => ({ body: { ...booking, ...changes } }),
  });
  await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.bookings }));
  await waitFor(() => expect(screen.queryByText('Regular Cleaning')).toBeNull());
}

function show(booking: Booking, side: 'customer' | 'cleaner') {
  serve({
    [`GET /api/bookings/${side}/${side === 'customer' ? 1 : 5}`]: () => ({ body: [booking] }),
    'GET /api/bookings/81': () => ({ body: booking }),
  });
  renderOnSite(
    side === 'customer' ? <CustomerBookings userId={1} /> : <CleanerBookings cleanerId={5} />,
    TAB,
  );
}

describe('the date of a booking in the list', () => {
  it('has the year where it is not this one: the same day and month may come twice', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T09:00:00Z'));
    show(bookingAt('2027-12-10T09:00:00Z'), 'cleaner');
    expect(await screen.findByText('2027')).toBeTruthy();
  });

  it('has none in this year', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T09:00:00Z'));
    show(bookingAt('2026-12-10T09:00:00Z'), 'cleaner');
    expect(await screen.findByText('Dec')).toBeTruthy();
    expect(screen.queryByText('2026')).toBeNull();
  });
});

it.each(['customer', 'cleaner'] as const)(
  'shows the %s no price of a booking that was cancelled',
  async (side) => {
    show({ ...bookingIn(48), status: 'cancelled' }, side);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByText('£50.00')).toBeNull();
  },
);

describe('a dialog over a list whose booking leaves it meanwhile', () => {
  it('stays for the customer with what was typed, about the booking as it is now, and the server judges', async () => {
    const CANCEL = 'POST /api/bookings/81/cancel';
    const message = 'This booking is cancelled already.';
    serve({ [CANCEL]: () => ({ status: 409, body: { statusCode: 409, message } }) });
    const booking = bookingIn(48);
    show(booking, 'customer');
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cancel.title }));
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
    fireEvent.change(reason, { target: { value: 'I am ill.' } });
    await leavesTab(booking, { status: 'cancelled' });
    expect(reason.isConnected).toBe(true);
    expect(reason.value).toBe('I am ill.');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.cancel.title }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(callsTo(CANCEL)[0]?.body).toMatchObject({ reason: 'I am ill.' });
  });

  it('stays for the cleaner: the report of a visit that the team hears of', async () => {
    const booking = bookingIn(-1);
    show(booking, 'cleaner');
    await userEvent.click(await screen.findByRole('button', { name: SAFETY.report.visit }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>(SAFETY.report.text, { exact: false });
    fireEvent.change(text, { target: { value: 'The dog was loose.' } });
    await leavesTab(booking, { status: 'completed' });
    expect(text.isConnected).toBe(true);
    expect(text.value).toBe('The dog was loose.');
  });

  it('is not displaced by the review that a clean marked as complete opens', async () => {
    const booking = bookingIn(-1);
    const after = { ...booking, status: 'completed', mayReview: true } as const;
    const answer = heldAnswer({ body: after });
    serve({ 'PATCH /api/bookings/81': answer.route });
    show(booking, 'cleaner');
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cleaner.actions.complete }));
    await userEvent.click(screen.getByRole('button', { name: SAFETY.report.visit }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>(SAFETY.report.text, { exact: false });
    fireEvent.change(text, { target: { value: 'The dog was loose.' } });
    answer.release();
    await screen.findByText(TOASTS.bookingUpdated.title);
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: TEXTS.cleaner.actions.complete, hidden: true }),
      ).toHaveProperty('disabled', false),
    );
    expect(text.isConnected).toBe(true);
    expect(text.value).toBe('The dog was loose.');
  });
});
