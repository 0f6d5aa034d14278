import { screen } from '@testing-library/react';
import { serviceLabel } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { formatVisitDay } from '../../../lib/visit-time';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { EarlierBookingsCard } from './earlier-bookings-card';

it('what a cleaner booked before is named by its day as every visit is', async () => {
  const booking = bookingAt('2025-03-15T10:00:00.000Z');
  serve({ 'GET /api/bookings/customer/1': () => ({ body: [booking] }) });
  renderOnSite(<EarlierBookingsCard userId={1} />);
  const name = `${serviceLabel(booking.serviceType)}, ${formatVisitDay(booking.startsAt)}`;
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});
