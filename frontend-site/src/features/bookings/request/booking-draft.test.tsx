import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn, signOut } from '../../../lib/session';
import { CLEANER, CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { BookingDialog } from './booking-dialog';

const OTHER = { ...CUSTOMER, id: 10, streetAddress: '7 Own Street' };
const street = () => screen.getByLabelText<HTMLInputElement>(/Street address/);

function open() {
  serve({
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
  });
  return renderOnSite(
    <BookingDialog cleaner={CLEANER} start={{}} onClose={() => undefined} onBooked={() => undefined} />,
  );
}

function typeAndClose() {
  const { unmount } = open();
  fireEvent.change(street(), { target: { value: '1 Hidden Close' } });
  unmount();
}

beforeEach(() => act(() => signOut()));

describe('what was typed into the booking form', () => {
  it('is not there for the next account in the same tab, nor for a visitor', () => {
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    typeAndClose();
    act(() => signOut());
    const visit = open();
    expect(street().value).toBe('');
    visit.unmount();
    act(() => signIn({ token: 'another', user: OTHER }));
    open();
    expect(street().value).toBe(OTHER.streetAddress);
  });

  it('goes on for a visitor who signs in, and for nobody after that', () => {
    typeAndClose();
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    const visit = open();
    expect(street().value).toBe('1 Hidden Close');
    visit.unmount();
    act(() => signOut());
    act(() => signIn({ token: 'another', user: OTHER }));
    open();
    expect(street().value).toBe(OTHER.streetAddress);
  });
});
