import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, HOUR_MS, toInstant, TOASTS, ukToday } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../lib/contract';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { lostAnswer, serve } from '../../../test/server';
import { TEXTS } from '../bookings.texts';
import { BookingActions } from './booking-actions';

const SECOND_TIME = 'It was changed meanwhile.';
const REFUSED = { status: 409, body: { statusCode: 409, code: 'STATE_CONFLICT', message: SECOND_TIME } };
const bookingIn = (hours: number, changes: Partial<Booking> = {}) =>
  bookingAt(new Date(Date.now() + hours * HOUR_MS).toISOString(), changes);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nextPress = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  await press(name);
};

/** The connection also fails for what the page reads afterwards, so it shows the booking as it was. */
describe('a second press, after the answer to the first was lost,', () => {
  it.each(['confirm', 'decline', 'complete'] as const)('is the same %s to the server', async (action) => {
    const booking = bookingIn(action === 'complete' ? -1 : 48, {
      status: action === 'complete' ? 'confirmed' : 'pending',
    });
    serve({ 'PATCH /api/bookings/81': lostAnswer({ body: booking }, REFUSED) });
    renderOnSite(<BookingActions side="cleaner" booking={booking} />);
    await press(TEXTS.cleaner.actions[action]);
    expect(await screen.findByText(TOASTS.bookingUpdateFailed.title)).toBeTruthy();
    await nextPress(TEXTS.cleaner.actions[action]);
    expect(await screen.findByText(TOASTS.bookingUpdated.title)).toBeTruthy();
    expect(screen.queryByText(SECOND_TIME)).toBeNull();
  });

  it('is the same cancellation to the server', async () => {
    serve({ 'POST /api/bookings/81/cancel': lostAnswer({ body: {} }, REFUSED) });
    renderOnSite(<BookingActions side="customer" booking={bookingIn(48)} />);
    await press(TEXTS.cancel.title);
    const send = within(screen.getByRole('alertdialog')).getByRole('button', { name: TEXTS.cancel.title });
    await userEvent.click(send);
    expect(await screen.findByText(TOASTS.bookingCancelFailed.description)).toBeTruthy();
    await waitFor(() => expect(send).toHaveProperty('disabled', false));
    await userEvent.click(send);
    expect(await screen.findByText(TOASTS.bookingCancelled.title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    ['the old time is shown', false],
    ['the new time is shown', true],
  ])('is the same move to the server: %s', async (_, isReadAgain) => {
    const date = addDays(ukToday(), 5);
    const at = (time: string) => new Date(toInstant({ date, time }) ?? 0).toISOString();
    const before = bookingAt(at('09:00'));
    const after = bookingAt(at('10:00'), { status: 'pending' });
    const starts = ['09:00', '10:00'].map((time) => ({ time, maxHours: 3 }));
    const MOVE = 'POST /api/bookings/81/reschedule';
    const answer = lostAnswer({ body: after }, REFUSED);
    let stored = before;
    serve({
      'GET /api/bookings/81': () => ({ body: stored }),
      'GET /api/bookings/81/slots': () => ({ body: [{ date, starts }] }),
      [MOVE]: (call) => {
        if (isReadAgain) stored = after;
        return answer(call);
      },
    });
    renderOnSite(<BookingActions side="customer" booking={before} />);
    await press(TEXTS.customer.actions.reschedule);
    const start = await screen.findByRole<HTMLInputElement>('radio', { name: /^10:00/ });
    await waitFor(() => expect(start.disabled).toBe(false));
    fireEvent.click(start);
    await press(TEXTS.customer.reschedule.send);
    expect(await screen.findByText(TOASTS.bookingUpdateFailed.title)).toBeTruthy();
    await nextPress(TEXTS.customer.reschedule.send);
    expect(await screen.findByText(TOASTS.bookingUpdated.title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
