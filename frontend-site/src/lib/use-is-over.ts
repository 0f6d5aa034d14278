import { useEffect, useEffectEvent } from 'react';
import { useNow } from './use-now';

/**
 * Whether a time (epoch milliseconds) that the server named is over by now. What named it is read again then, once: where this
 * device's clock is fast, the answer names the same.
 */
export function useIsOver(at: number | undefined, readAgain: () => void): boolean {
  const now = useNow();
  const isOver = at !== undefined && at <= now;
  const onOver = useEffectEvent(readAgain);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, at]);
  return isOver;
}
