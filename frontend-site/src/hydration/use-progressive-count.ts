import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a new list to render by now: `step` more at a time, so that a phone responds in between. Once the
 * list is complete, later rows appear as they arrive.
 */
export function useProgressiveCount(total: number, step: number, start = step): number {
  const [shown, setShown] = useState(start);
  useEffect(() => {
    if (shown >= total) return;
    startTransition(() => setShown(shown + step < total ? shown + step : Infinity));
  }, [shown, total, step]);
  return Math.min(shown, total);
}
