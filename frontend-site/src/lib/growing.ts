import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a new list to show by now: it grows by `step` at a time, so that a phone answers in between instead of
 * drawing all of them at once. Once it is whole, what comes later is shown as it comes.
 */
export function useGrowing(total: number, step: number, start = step): number {
  const [shown, setShown] = useState(start);
  useEffect(() => {
    if (shown >= total) return;
    startTransition(() => setShown(shown + step < total ? shown + step : Infinity));
  }, [shown, total, step]);
  return Math.min(shown, total);
}
