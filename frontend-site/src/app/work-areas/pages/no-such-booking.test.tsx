import { act, screen } from '@testing-library/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { calls, serve } from '../../../test/server';
import { TEXTS } from '../work-areas.texts';
import { BookingPage } from './booking-page';
import { ConfirmationPage } from './confirmation-page';

const WRONG_IDS = ['abc', '0', '-1', '1.5', '12x', '2147483648'];

beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));

function show(path: string) {
  renderOnSite(
    <Routes>
      <Route path="/bookings/:id" element={<BookingPage />} />
      <Route path="/confirmation" element={<ConfirmationPage />} />
    </Routes>,
    path,
  );
}

const readsOfBookings = () => calls.filter(({ path }) => path.startsWith('/api/bookings'));

describe('an address whose id no booking can have', () => {
  it.each(WRONG_IDS)(
    'leads from the page of booking %s back to the bookings, and asks the server nothing',
    (id) => {
      show(`/bookings/${id}`);
      expect(screen.getByRole('heading', { name: TEXTS.booking.missing })).toBeTruthy();
      expect(screen.getByRole('link', { name: TEXTS.booking.toBookings })).toBeTruthy();
      expect(readsOfBookings()).toEqual([]);
    },
  );

  it.each([...WRONG_IDS, ''])('confirms no booking “%s”, and asks the server nothing', (id) => {
    show(`/confirmation?booking=${id}`);
    expect(screen.getByRole('heading', { name: PAGE_TEXTS.noBookingData })).toBeTruthy();
    expect(readsOfBookings()).toEqual([]);
  });
});

it.each(['/bookings/12', '/confirmation?booking=12'])(
  'at %s a booking that is not there, or another’s, leads back to the own ones',
  async (path) => {
    serve({
      'GET /api/bookings/12': () => ({ status: 404, body: { statusCode: 404, message: 'Not found' } }),
    });
    show(path);
    expect(await screen.findByRole('heading', { name: TEXTS.booking.missing })).toBeTruthy();
  },
);
