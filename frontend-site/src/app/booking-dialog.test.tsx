import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refreshUser, signIn } from '../lib/session';
import { CLEANER, CUSTOMER } from '../test/jobs';
import { renderOnSite } from '../test/render';
import { serve } from '../test/server';
import { CleanerDialogs } from './cleaner-dialogs';
import { CleanerPage } from './pages/cleaner-page';

const OTHER = { ...CUSTOMER, id: 10, streetAddress: '7 Own Street' };
const nothing = () => undefined;

it.each<[string, ReactNode]>([
  [
    'over the search',
    <CleanerDialogs
      key="dialogs"
      cleanerId={CLEANER.id}
      booking
      start={{}}
      pagePath="/cleaners/5"
      onBooking={nothing}
      onClose={nothing}
    />,
  ],
  ['over the page of a cleaner', <CleanerPage key="page" />],
])(
  'a booking form %s begins anew for somebody else: no address of one is booked as another’s',
  async (_, page) => {
    serve({
      'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }),
      'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
      'GET /api/cleaners/5': () => ({ body: CLEANER }),
      'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
    });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(
      <Routes>
        <Route path="/cleaners/:id" element={page} />
      </Routes>,
      '/cleaners/5?book=1',
    );
    const street = () => screen.findByLabelText<HTMLInputElement>(/Street address/);
    fireEvent.change(await street(), { target: { value: '1 Hidden Close' } });
    await act(refreshUser);
    act(() => signIn({ token: 'renewed', user: { ...CUSTOMER } }));
    expect((await street()).value).toBe('1 Hidden Close');
    act(() => signIn({ token: 'another', user: OTHER }));
    expect((await street()).value).toBe(OTHER.streetAddress);
  },
);
