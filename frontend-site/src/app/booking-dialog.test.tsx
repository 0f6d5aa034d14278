import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, NO_CLEANER_TITLE, ukToday } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TEXTS as AUTH } from '../features/auth/auth.texts';
import { TEXTS } from '../features/cleaners/cleaners.texts';
import { authRequestStore } from '../lib/auth-dialog';
import { refreshUser, signIn, signOut } from '../lib/session';
import { queryClient } from '../server-state/query-client';
import { GROUPS } from '../server-state/query-groups';
import { CLEANER, CUSTOMER } from '../test/jobs';
import { renderAtAddress, renderOnSite } from '../test/render';
import { callsTo, serve } from '../test/server';
import { TEXTS as APP } from './app.texts';
import { AuthHost } from './auth-host';
import { loadBookingDialog } from './booking-dialog';
import { CleanerDialogs } from './cleaner-dialogs';
import { CleanerPage } from './pages/cleaner-page';

const OTHER = { ...CUSTOMER, id: 10, streetAddress: '7 Own Street' };
const READ = 'GET /api/cleaners/5';
const nothing = () => undefined;

function Dialogs({ booking }: { booking: boolean }) {
  return (
    <CleanerDialogs
      cleanerId={CLEANER.id}
      booking={booking}
      start={{}}
      pagePath="/cleaners/5"
      onBooking={nothing}
      onClose={nothing}
    />
  );
}

const PLACES: [string, ReactNode][] = [
  ['over the search', <Dialogs key="dialogs" booking />],
  ['over the page of a cleaner', <CleanerPage key="page" />],
];

const renderAsked = (page: ReactNode) =>
  renderOnSite(
    <>
      <Routes>
        <Route path="/cleaners/:id" element={page} />
      </Routes>
      <AuthHost />
    </>,
    '/cleaners/5?book=1',
  );

function signInBesideCleaner() {
  serve({
    'GET /api/auth/user': () => ({ body: CUSTOMER }),
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners/5': () => ({ body: CLEANER }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
  });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
}

it.each(PLACES)(
  'a booking form %s begins anew for somebody else: no address of one is booked as another’s',
  async (_, page) => {
    serve({
      'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }),
      'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
      'GET /api/cleaners/5': () => ({ body: CLEANER }),
      'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
    });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderAsked(page);
    const street = () => screen.findByLabelText<HTMLInputElement>(/Street address/);
    fireEvent.change(await street(), { target: { value: '1 Hidden Close' } });
    await act(refreshUser);
    act(() => signIn({ token: 'renewed', user: { ...CUSTOMER } }));
    expect((await street()).value).toBe('1 Hidden Close');
    act(() => signIn({ token: 'another', user: OTHER }));
    expect((await street()).value).toBe(OTHER.streetAddress);
  },
);

it.each(PLACES)(
  'an address that asks for a booking has no form %s for a cleaner, who can send none',
  async (_, page) => {
    serve({
      'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
      'GET /api/cleaners/5': () => ({ body: CLEANER }),
      'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
    });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderAsked(page);
    await screen.findByLabelText(/Street address/);
    const readBefore = callsTo(READ).length;
    act(() => signIn({ token: 'another', user: { ...OTHER, userType: 'cleaner', cleanerId: 6 } }));
    await waitFor(() => expect(callsTo(READ).length).toBeGreaterThan(readBefore));
    expect((await screen.findAllByText(TEXTS.actions.cleaner)).length).toBeGreaterThan(0);
    // Its code has loaded, so a form would be there by now.
    await act(loadBookingDialog);
    expect(screen.queryByLabelText(/Street address/)).toBeNull();
  },
);

it.each(PLACES)(
  'an address that asks for a booking %s asks a visitor to sign in, once, and goes on with the form',
  async (_, page) => {
    serve({
      'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
      'GET /api/cleaners/5': () => ({ body: CLEANER }),
      'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
      'POST /api/login': () => ({ body: { token: 'token', user: CUSTOMER } }),
    });
    act(signOut);
    const { unmount } = renderAsked(page);
    const title = AUTH.dialog.titleFor['sign-in'](APP.toBook(CLEANER.user.firstName));
    const dialog = await screen.findByRole('dialog', { name: title });
    const form = within(within(dialog).getByRole('tabpanel'));
    const enter = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    enter(AUTH.fields.email, CUSTOMER.email);
    enter(AUTH.fields.password, 'my password');
    fireEvent.click(form.getByRole('button', { name: AUTH.signIn.send }));
    await screen.findByLabelText(/Street address/);
    expect(authRequestStore.get()).toBeUndefined();
    unmount();

    act(signOut);
    renderAsked(page);
    await screen.findByRole('dialog', { name: title });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect((await screen.findAllByRole('button', { name: TEXTS.actions.book })).length).toBeGreaterThan(0);
  },
);

it.each(PLACES)('nobody is asked to sign in %s to book a cleaner who takes no bookings', async (_, page) => {
  serve({
    'GET /api/cleaners/5': () => ({ body: { ...CLEANER, isAvailable: false } }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
  });
  act(signOut);
  renderAsked(page);
  await screen.findAllByRole('button', { name: TEXTS.actions.unavailable });
  expect(authRequestStore.get()).toBeUndefined();
});

it('a cleaner who is gone meanwhile is neither shown nor booked, but a form that is being filled in stays', async () => {
  signInBesideCleaner();
  const { rerender } = renderOnSite(<Dialogs booking />);
  const street = await screen.findByLabelText<HTMLInputElement>(/Street address/);
  fireEvent.change(street, { target: { value: '1 Hidden Close' } });
  serve({ 'GET /api/cleaners/5': () => ({ status: 404, body: { code: 'NOT_FOUND' } }) });
  await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.cleaners }));
  expect(street.isConnected && street.value).toBe('1 Hidden Close');
  rerender(<Dialogs booking={false} />);
  expect(await screen.findByRole('heading', { name: NO_CLEANER_TITLE })).toBeDefined();
  expect(screen.queryByRole('button', { name: TEXTS.actions.book })).toBeNull();
  rerender(<Dialogs booking />);
  expect(screen.getByText(TEXTS.profile.gone.title)).toBeDefined();
  expect(screen.queryByLabelText(/Street address/)).toBeNull();
});

it('Back from the confirmation leads to the profile, and not to an empty form for what was booked', async () => {
  const day = addDays(ukToday(), 7);
  serve({
    'GET /api/auth/user': () => ({ body: CUSTOMER }),
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners/5': () => ({ body: CLEANER }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
    'GET /api/cleaners/5/slots': () => ({ body: [{ date: day, starts: [{ time: '10:00', maxHours: 8 }] }] }),
    'POST /api/bookings': () => ({ status: 201, body: { id: 1, totalAmount: '60.00' } }),
  });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  window.history.pushState(null, '', '/cleaners/5');
  window.history.pushState(null, '', `/cleaners/5?book=1&day=${day}`);
  renderAtAddress(
    <Routes>
      <Route path="/cleaners/:id" element={<CleanerPage />} />
      <Route path="/booking-confirmation" element={<h1>Confirmed</h1>} />
    </Routes>,
    `/cleaners/5?book=1&day=${day}`,
  );
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/Street address/);
  enter(/Service type/, 'regular');
  enter(/Home size/, '2 Bedrooms');
  enter(/Duration/, '3');
  fireEvent.click(await screen.findByLabelText(/10:00/));
  fireEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await screen.findByRole('heading', { name: 'Confirmed' });
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: /^(?!Confirmed)/ });
  expect(window.location.search).toBe('');
  window.history.replaceState(null, '', '/');
});

it.each([
  ['while the page has yet to follow the first', (press: () => void) => act(() => (press(), press()))],
  [
    'while the form loads',
    (press: () => void) => {
      act(press);
      act(press);
    },
  ],
])(
  'a second press on “Book” %s adds no form to the history: Back would open it again',
  async (_, pressTwice) => {
    signInBesideCleaner();
    renderAtAddress(
      <Routes>
        <Route path="/cleaners/:id" element={<CleanerPage />} />
      </Routes>,
      '/cleaners/5?service=regular',
    );
    const [button] = await screen.findAllByRole('button', { name: TEXTS.actions.book });
    pressTwice(() => button?.click());
    await screen.findByLabelText(/Street address/);
    expect(window.location.search).toBe('?service=regular&book=1');
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?service=regular'));
    window.history.replaceState(null, '', '/');
  },
);
