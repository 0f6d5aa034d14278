import { useEffect, useEffectEvent } from 'react';
import { useNow } from './use-now';

/**
 * Whether a time (epoch milliseconds) given by the server has passed. Its source is then read again, once, because with
 * a fast clock on this device the answer may give the same time.
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
