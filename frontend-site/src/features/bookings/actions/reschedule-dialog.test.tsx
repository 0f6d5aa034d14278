import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  CANCELLATION_TERMS,
  REQUEST_TERMS,
  TIME_ERRORS,
  toInstant,
  ukToday,
} from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { bookingAt } from '../../../test/booking';
import { formatVisit } from '../../../lib/visit-time';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../bookings.texts';
import { BookingActions } from './booking-actions';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nineOn = (date: string) => bookingAt(new Date(toInstant({ date, time: '09:00' }) ?? 0).toISOString());

describe('moving a booking', () => {
  it('offers every free start but the one it has, and says for which it was meant', async () => {
    const date = addDays(ukToday(), 5);
    const booking = nineOn(date);
    const starts = ['09:00', '10:00'].map((time) => ({ time, maxHours: 3 }));
    const days = [date, addDays(date, 1)].map((day) => ({ date: day, starts }));
    serve({
      'GET /api/bookings/81/slots': () => ({ body: days }),
      'POST /api/bookings/81/reschedule': () => ({ body: {} }),
    });
    renderOnSite(<BookingActions side="customer" booking={booking} />);
    await press(TEXTS.customer.actions.reschedule);
    const start = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
    await waitFor(async () => expect((await start(/^10:00/)).disabled).toBe(false));
    expect((await start(/^09:00/)).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(TEXTS.customer.reschedule.date), {
      target: { value: addDays(date, 1) },
    });
    await waitFor(async () => expect((await start(/^09:00/)).disabled).toBe(false));
    await userEvent.click(await start(/^10:00/));
    await press(TEXTS.customer.reschedule.send);
    expect(callsTo('POST /api/bookings/81/reschedule')[0]?.body).toMatchObject({
      bookingTime: '10:00',
      seenStartsAt: booking.startsAt,
    });
  });
});

it('a booking that is moved behind the dialog is moved from the time it was opened for; refused, it names the new one', async () => {
  const MOVE = 'POST /api/bookings/81/reschedule';
  const date = addDays(ukToday(), 5);
  const booking = nineOn(date);
  const moved = { ...nineOn(addDays(date, 1)), updatedAt: '2026-11-21T10:15:00.000Z' };
  serve({
    'GET /api/bookings/81': () => ({ body: moved }),
    'GET /api/bookings/81/slots': () => ({ body: [{ date, starts: [{ time: '10:00', maxHours: 3 }] }] }),
    [MOVE]: ({ body }) =>
      JSON.stringify(body).includes(moved.startsAt)
        ? { body: moved }
        : { status: 409, body: { statusCode: 409, code: 'TERMS_CHANGED', message: 'Moved.' } },
  });
  renderOnSite(<BookingActions side="customer" booking={booking} />);
  await press(TEXTS.customer.actions.reschedule);
  const start = await screen.findByRole<HTMLInputElement>('radio', { name: /^10:00/ });
  await waitFor(() => expect(start.disabled).toBe(false));
  await userEvent.click(start);
  await press(TEXTS.customer.reschedule.send);
  const notice = await screen.findByText(
    TEXTS.customer.reschedule.outdated.moved(formatVisit(moved.startsAt)),
  );
  expect(notice.getAttribute('role')).toBe('alert');
  await press(TEXTS.customer.reschedule.send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo(MOVE).map(({ body }) => body)).toEqual([
    expect.objectContaining({ seenStartsAt: booking.startsAt }),
    expect.objectContaining({ seenStartsAt: moved.startsAt }),
  ]);
});

it.each([
  ['pending', REQUEST_TERMS],
  ['confirmed', CANCELLATION_TERMS],
] as const)('moving one that is %s says the terms of one', async (status, terms) => {
  serve({ 'GET /api/bookings/81/slots': () => ({ body: [] }) });
  renderOnSite(<BookingActions side="customer" booking={{ ...nineOn(addDays(ukToday(), 5)), status }} />);
  await press(TEXTS.customer.actions.reschedule);
  expect(await screen.findByText(terms)).toBeTruthy();
});

describe('moving a booking to a day with a mistyped year', () => {
  it.each([
    ['0026-12-03', TIME_ERRORS.year],
    ['202612-12-03', TIME_ERRORS.year],
  ])('says so at the day, and offers no time to send: %s', async (typed, message) => {
    serve({ 'GET /api/bookings/81/slots': () => ({ body: [] }) });
    renderOnSite(<BookingActions side="customer" booking={nineOn(addDays(ukToday(), 5))} />);
    await press(TEXTS.customer.actions.reschedule);
    const day = screen.getByLabelText<HTMLInputElement>(TEXTS.customer.reschedule.date);
    fireEvent.keyDown(day);
    fireEvent.change(day, { target: { value: typed } });
    expect(screen.queryByText(message)).toBeNull();
    fireEvent.blur(day);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('radio')).toBeNull();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.customer.reschedule.send });
    expect(send.disabled).toBe(true);
  });

  it('says of one beyond all that can be booked how far ahead that is', async () => {
    serve({ 'GET /api/bookings/81/slots': () => ({ body: [] }) });
    renderOnSite(<BookingActions side="customer" booking={nineOn(addDays(ukToday(), 5))} />);
    await press(TEXTS.customer.actions.reschedule);
    fireEvent.change(screen.getByLabelText(TEXTS.customer.reschedule.date), {
      target: { value: addDays(ukToday(), 800) },
    });
    expect(await screen.findByText(TIME_ERRORS.tooFar)).toBeTruthy();
  });
});

describe('moving a booking whose cleaner takes none', () => {
  it.each([
    ['CLEANER_UNAVAILABLE', 'This cleaner is not taking bookings at the moment. Keep the time you have.'],
    ['PERSON_BLOCKED', 'You have blocked this person.'],
  ])('says so in place of the times, and sends nobody from day to day: %s', async (code, message) => {
    serve({ 'GET /api/bookings/81/slots': () => ({ status: 409, body: { code, message } }) });
    renderOnSite(<BookingActions side="customer" booking={nineOn(addDays(ukToday(), 5))} />);
    await press(TEXTS.customer.actions.reschedule);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByLabelText(TEXTS.customer.reschedule.date)).toBeNull();
    expect(screen.queryByRole('button', { name: UI_TEXTS.tryAgain })).toBeNull();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.customer.reschedule.send });
    expect(send.disabled).toBe(true);
  });
});
