import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CLEANER, CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { BookingDialog } from './booking-dialog';
import type { BookingStart } from './booking-form';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

function open(start: BookingStart) {
  serve({
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
  });
  const doNothing = () => undefined;
  renderOnSite(<BookingDialog cleaner={CLEANER} start={start} onClose={doNothing} onBooked={doNothing} />);
}

beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));

describe('booking again', () => {
  const earlier = bookingAt('2020-11-02T09:00:00.000Z', { specialInstructions: 'Mind the dog' });

  it('fills the form in from the earlier booking, but for the day', async () => {
    serve({ 'GET /api/bookings/81': () => ({ body: earlier }) });
    open({ again: 81 });
    expect((await screen.findByLabelText<HTMLInputElement>(/Street address/)).value).toBe('12 Walton Street');
    expect(field(/Special instructions/).value).toBe('Mind the dog');
    expect(field(/Service type/).value).toBe('regular');
    expect(field(/^Date/).value).toBe('');
    expect(screen.getByText(/^Filled in from your booking of Mon 2 Nov 2020\./)).toBeTruthy();
  });

  it.each([
    ['the home of today stands in', CUSTOMER, CUSTOMER],
    [
      'the town is all that is known',
      { ...CUSTOMER, streetAddress: null, city: null, county: null, postcode: null },
      { streetAddress: '', city: 'Bicester', county: '', postcode: '' },
    ],
  ])('where the address of the earlier booking is no longer kept, %s', async (_, user, home) => {
    act(() => signIn({ token: 'token', user }));
    const forgotten = { address: '', streetAddress: '', city: 'Bicester', county: null, postcode: 'OX26' };
    serve({ 'GET /api/bookings/81': () => ({ body: { ...earlier, ...forgotten } }) });
    open({ again: 81 });
    expect(await screen.findByLabelText(/Street address/)).toHaveProperty('value', home.streetAddress);
    expect(field(/City/).value).toBe(home.city);
    expect(field(/County/).value).toBe(home.county ?? '');
    expect(field(/Postcode/).value).toBe(home.postcode);
    expect(field(/Service type/).value).toBe('regular');
  });

  it('takes nothing from a booking of another cleaner, and none that can’t be read', async () => {
    serve({ 'GET /api/bookings/82': () => ({ body: { ...earlier, cleanerId: 6 } }) });
    open({ again: 82 });
    expect((await screen.findByLabelText<HTMLInputElement>(/Street address/)).value).toBe(
      CUSTOMER.streetAddress,
    );
  });
});
