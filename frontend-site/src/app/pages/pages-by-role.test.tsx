import { act, screen } from '@testing-library/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { BRAND } from '../../config/brand';
import { CustomerDashboard } from '../work-areas/customer/customer-dashboard';
import { ConfirmationPage } from '../work-areas/pages/confirmation-page';
import type { AccountUser } from '../../lib/contract';
import { signIn, signOut } from '../../lib/session';
import { bookingAt } from '../../test/booking';
import { CUSTOMER } from '../../test/jobs';
import { renderOnSite } from '../../test/render';
import { serve } from '../../test/server';
import { AccessDenied } from '../access-denied';
import { BecomeCleanerPage } from './become-cleaner-page';
import { TEXTS } from './become-cleaner-page.texts';

const booking = bookingAt('2094-03-15T10:00:00.000Z');
const as = (changes: Partial<AccountUser>) =>
  act(() => signIn({ token: 'token', user: { ...CUSTOMER, ...changes } }));

describe('the page after a booking', () => {
  const open = (user: Partial<AccountUser>, booked = booking) => {
    as(user);
    serve({ 'GET /api/bookings/81': () => ({ body: booked }) });
    renderOnSite(
      <Routes>
        <Route path="/" element={<ConfirmationPage />} />
        <Route path="/bookings/81" element={<p>The booking’s own page</p>} />
      </Routes>,
      '/?booking=81',
    );
  };

  it('is the customer’s; the cleaner is led to the booking’s own page', async () => {
    open({ id: booking.cleaner.userId, userType: 'cleaner', cleanerId: booking.cleanerId });
    expect(await screen.findByText('The booking’s own page')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['is over', bookingAt('2024-03-15T10:00:00.000Z')],
    ['was asked for in vain', bookingAt('2024-03-15T10:00:00.000Z', { status: 'pending' })],
    ['was cancelled', bookingAt('2094-03-15T10:00:00.000Z', { status: 'cancelled' })],
  ])(
    'says nothing of what happens next where the clean %s: it leads to the booking’s own page',
    async (_, booked) => {
      open({ id: booked.customerId }, booked);
      expect(await screen.findByText('The booking’s own page')).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('leads there once the clean begins, too', async () => {
    const start = Date.parse(booking.startsAt);
    vi.useFakeTimers({ now: start - 60_000, shouldAdvanceTime: true });
    open({ id: booking.customerId });
    expect(await screen.findByRole('textbox')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(screen.getByText('The booking’s own page')).toBeTruthy();
  });

  it('lets the customer write to the cleaner', async () => {
    open({ id: booking.customerId });
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });
});

describe('the invitation to customers beside the cleaner’s application', () => {
  it('is a link for who has an account, and opens the sign-up for who has none', () => {
    as({});
    const { unmount } = renderOnSite(<BecomeCleanerPage />);
    expect(screen.getByRole('link', { name: TEXTS.customers.signUp })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    unmount();
    act(signOut);
    renderOnSite(<BecomeCleanerPage />);
    expect(screen.getByRole('button', { name: TEXTS.customers.signUp })).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

it.each([
  [true, 'Open the console', '/admin/'],
  [false, 'Find a cleaner', '/find-cleaners'],
])('the dashboard of an admin leads to the console (%s: %s)', async (isAdmin, name, href) => {
  as({ isAdmin });
  serve({});
  renderOnSite(<CustomerDashboard user={{ ...CUSTOMER, isAdmin }} />);
  const [link] = await screen.findAllByRole('link', { name });
  expect(link?.getAttribute('href')).toBe(href);
});

it('nobody is told 404 where the page is there and they may not see it', () => {
  const { container } = renderOnSite(<AccessDenied from="/dashboard" />);
  expect(container.textContent).not.toContain('404');
  expect(document.title).toBe(`${PAGE_TEXTS.accessDenied.title} | ${BRAND.name}`);
  expect(container.querySelector('svg')).toBeTruthy();
});
