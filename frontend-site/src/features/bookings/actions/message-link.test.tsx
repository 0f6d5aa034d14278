import { cleanup, screen } from '@testing-library/react';
import { HOUR_MS } from '@tidyhearth/domain';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { bookingAt } from '../../../test/booking';
import { renderAtAddress, renderOnSite } from '../../../test/render';
import { TEXTS } from '../bookings.texts';
import { BookingActions } from './booking-actions';
import { MessageLink } from './message-link';

it.each([
  ['open', 1],
  ['unreachable', 0],
  ['blocked', 0],
] as const)('a booking leads to a message where the other side is %s', (contact, links) => {
  const booking = bookingAt(new Date(Date.now() + 48 * HOUR_MS).toISOString(), { contact });
  for (const side of ['customer', 'cleaner'] as const) {
    renderOnSite(<BookingActions side={side} booking={booking} />);
    expect(screen.queryAllByRole('link', { name: TEXTS.actions.message })).toHaveLength(links);
    cleanup();
  }
});

it('a second press, while the page of the conversation is fetched, adds nothing to the history', async () => {
  const Fetched = lazy(() => new Promise<never>(() => undefined));
  renderAtAddress(
    <Routes>
      <Route path="/" element={<MessageLink booking={bookingAt(new Date().toISOString())} />} />
      <Route path="/messages/:id" element={<Fetched />} />
    </Routes>,
    '/',
  );
  const before = history.length;
  await userEvent.dblClick(screen.getByRole('link', { name: TEXTS.actions.message }));
  expect(window.location.pathname).toBe('/messages/1-2');
  expect(history.length - before).toBe(1);
  history.replaceState(null, '', '/');
});
