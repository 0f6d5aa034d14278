import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderHookOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { useBookingSummary } from './own-bookings';

const ROUTE = 'GET /api/bookings/cleaner/5/summary';

it('figures of today and this week are read again on the next day, and the old ones stand until then', async () => {
  serve({ [ROUTE]: () => ({ body: { today: callsTo(ROUTE).length } }) });
  const { result, rerender } = renderHookOnSite(() => useBookingSummary({ side: 'cleaner', id: 5 }));
  await waitFor(() => expect(result.current.data?.today).toBe(1));
  rerender();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  rerender();
  expect(result.current.data?.today).toBe(1);
  await waitFor(() => expect(result.current.data?.today).toBe(2));
  expect(callsTo(ROUTE)).toHaveLength(2);
});
