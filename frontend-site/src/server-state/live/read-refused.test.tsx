import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error';
import { renderHookOnSite } from '../../test/render';
import { queryClient } from '../query-client';
import { useLiveRefresh } from './use-live-refresh';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Read successfully once, then refused. */
async function refuse(status: number, retryAfterMs?: number) {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('Read');
  const { result } = renderHookOnSite(() => {
    useLiveRefresh();
    return useQuery({ queryKey: ['read'], queryFn: read });
  });
  await waitFor(() => expect(result.current.data).toBe('Read'));
  read.mockRejectedValueOnce(new ApiError(status, 'Busy', {}, retryAfterMs));
  await act(() => queryClient.invalidateQueries({ queryKey: ['read'] }));
  expect(read).toHaveBeenCalledTimes(2);
  return read;
}

it.each([429, 503])('what was refused with %i is read again when the server said', async (status) => {
  const read = await refuse(status, 20_000);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(read).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(read).toHaveBeenCalledTimes(3);
});

it('what could not be read again is read when the tab is shown, and nothing else is', async () => {
  const read = await refuse(500);
  const show = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await show();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  await show();
  expect(read).toHaveBeenCalledTimes(3);
});
