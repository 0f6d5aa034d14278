import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a new list to render by now: `step` more at a time, so that a phone answers in between. Once the list is
 * whole, later rows show as they come.
 */
export function useProgressiveCount(total: number, step: number, start = step): number {
  const [shown, setShown] = useState(start);
  useEffect(() => {
    if (shown >= total) return;
    startTransition(() => setShown(shown + step < total ? shown + step : Infinity));
  }, [shown, total, step]);
  return Math.min(shown, total);
}
