import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToday } from './use-today';

it('the date of a screen changes at midnight in the UK, and renders it once', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-30T22:57:30Z') });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useToday();
  });
  act(() => vi.advanceTimersByTime(120_000));
  expect([result.current, renders]).toEqual(['2026-06-30', 1]);
  act(() => vi.advanceTimersByTime(60_000));
  expect([result.current, renders]).toEqual(['2026-07-01', 2]);
});
