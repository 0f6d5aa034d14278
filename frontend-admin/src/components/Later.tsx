import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Shown until the children are ready. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Mounts slow content once its surroundings have been painted. React renders it in slices, so that input is handled in
 * between.
 */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
