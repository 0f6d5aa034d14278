import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Shown until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Mounts what takes long to render once what is around it has been painted, and in slices: input is answered in between. */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
