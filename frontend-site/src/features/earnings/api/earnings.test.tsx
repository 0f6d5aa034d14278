import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderHookOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { useEarnings } from './earnings';

const ROUTE = 'GET /api/cleaners/5/earnings';

it('earnings of this week and month are read again on the next day', async () => {
  serve({ [ROUTE]: () => ({ body: { jobs: callsTo(ROUTE).length } }) });
  const { result, rerender } = renderHookOnSite(() => useEarnings(5, 'this-month'));
  await waitFor(() => expect(result.current.data?.jobs).toBe(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  rerender();
  await waitFor(() => expect(result.current.data?.jobs).toBe(2));
});
