import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, toInstant, ukToday } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { formatVisit } from '../../../lib/visit-time';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../bookings.texts';
import { BookingActions } from './booking-actions';

const date = addDays(ukToday(), 5);
const startsAt = new Date(toInstant({ date, time: '09:00' }) ?? 0).toISOString();
const request = bookingAt(startsAt, { status: 'pending' });
const agreed = bookingAt(startsAt, { updatedAt: '2026-11-21T10:15:00.000Z' });
const MESSAGE = 'This booking is confirmed now. Please look at it again, then decide.';
const REFUSED = { status: 409, body: { statusCode: 409, code: 'TERMS_CHANGED', message: MESSAGE } };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a request that was accepted since it was shown', () => {
  it('is not declined: the server is told that it was a request', async () => {
    serve({ 'PATCH /api/bookings/81': () => REFUSED });
    renderOnSite(<BookingActions side="cleaner" booking={request} />);
    await press(TEXTS.cleaner.actions.decline);
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
    expect(callsTo('PATCH /api/bookings/81')[0]?.body).toEqual({
      status: 'cancelled',
      seenStartsAt: startsAt,
      seenStatus: 'pending',
    });
  });

  it('is not given up for another time before the customer knows of it', async () => {
    const MOVE = 'POST /api/bookings/81/reschedule';
    serve({
      'GET /api/bookings/81': () => ({ body: agreed }),
      'GET /api/bookings/81/slots': () => ({ body: [{ date, starts: [{ time: '10:00', maxHours: 3 }] }] }),
      [MOVE]: ({ body }) => (JSON.stringify(body).includes('confirmed') ? { body: agreed } : REFUSED),
    });
    renderOnSite(<BookingActions side="customer" booking={request} />);
    await press(TEXTS.customer.actions.reschedule);
    const start = await screen.findByRole<HTMLInputElement>('radio', { name: /^10:00/ });
    await waitFor(() => expect(start.disabled).toBe(false));
    await userEvent.click(start);
    await press(TEXTS.customer.reschedule.send);
    const { outdated } = TEXTS.customer.reschedule;
    expect(await screen.findByText(outdated.accepted(formatVisit(startsAt)))).toBeTruthy();
    await press(TEXTS.customer.reschedule.send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(MOVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ seenStatus: 'pending' }),
      expect.objectContaining({ seenStatus: 'confirmed' }),
    ]);
  });
});
