import { useEffect } from 'react';

/** The first tab is on the screen by then, and whoever is quicker asks for theirs by opening it. */
const PREFETCH_AFTER_MS = 3000;

/** Loads what the other tabs need before one of them is opened. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Should it fail, opening one tries again and says so.
    const timer = setTimeout(() => void load().catch(() => undefined), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
