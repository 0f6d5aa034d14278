import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a list to show by now: it grows by `step` at a time, so that a phone answers in between instead of
 * drawing all of them at once.
 */
export function useGrowing(total: number, step: number, start = step): number {
  const [shown, setShown] = useState(start);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown((before) => before + step));
  }, [shown, total, step]);
  return Math.min(shown, total);
}
