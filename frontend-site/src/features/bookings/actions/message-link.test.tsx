import { cleanup, screen } from '@testing-library/react';
import { HOUR_MS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../bookings.texts';
import { BookingActions } from './booking-actions';

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
