import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../../server-state/query-groups';
import { queryClient } from '../../../server-state/query-client';
import { renderHookOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { useBlock, useUnblock } from './blocks';

const IDA = { id: 50, name: 'Ida' };

describe('blocking somebody, and taking it back', () => {
  it.each(['savedCleaners', 'cleanersByUser', 'cleaners', 'bookings'] as const)(
    'has %s read again, which show the two to each other',
    async (group) => {
      serve({
        'PUT /api/blocked-people/50': () => ({ body: { confirmedBookings: 0 } }),
        'DELETE /api/blocked-people/50': () => ({ status: 204 }),
      });
      const { result } = renderHookOnSite(() => ({
        block: useBlock(() => undefined),
        unblock: useUnblock(),
      }));
      for (const change of ['block', 'unblock'] as const) {
        queryClient.setQueryData(GROUPS[group], []);
        await act(() => result.current[change].submit(IDA));
        expect(queryClient.getQueryState(GROUPS[group])?.isInvalidated).toBe(true);
      }
    },
  );
});
