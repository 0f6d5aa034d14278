import { act, screen } from '@testing-library/react';
import { toWallTime } from '@tidyhearth/domain';
import { expect, it, vi } from 'vitest';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { NextBooking } from './next-booking';

it('is the visit under way, also after the midnight that it runs over', async () => {
  vi.setSystemTime(Date.parse('2026-12-08T00:10:00Z'));
  const late = bookingAt('2026-12-07T22:00:00Z', { id: 7, endsAt: '2026-12-08T02:00:00.000Z' });
  const later = bookingAt('2026-12-09T10:00:00Z', { id: 8 });
  serve({
    'GET /api/bookings/customer/1': ({ query }) => ({
      body: [late, later].filter(
        ({ status, startsAt }) =>
          status === query.get('group') && toWallTime(Date.parse(startsAt)).date >= (query.get('from') ?? ''),
      ),
    }),
  });
  renderOnSite(<NextBooking of={{ side: 'customer', id: 1 }} />);
  expect(await screen.findByText(/22:00 to 02:00/)).toBeTruthy();
});

it('is the one after it once a visit is over, on a screen that stays open', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-07T11:59:00Z'), shouldAdvanceTime: true });
  const first = bookingAt('2026-12-07T10:00:00Z', { id: 7 });
  const second = bookingAt('2026-12-07T15:00:00Z', { id: 8 });
  serve({
    'GET /api/bookings/customer/1': ({ query }) => ({
      body: query.get('group') === 'confirmed' ? [first, second] : [],
    }),
  });
  renderOnSite(<NextBooking of={{ side: 'customer', id: 1 }} />);
  expect(await screen.findByText(/10:00 to 12:00/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(screen.getByText(/15:00 to 17:00/)).toBeTruthy();
});
