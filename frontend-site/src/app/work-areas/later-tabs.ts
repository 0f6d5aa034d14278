import { useEffect } from 'react';

/** By then the first tab is on the screen. Opening a tab earlier loads it at once. */
const PREFETCH_AFTER_MS = 3000;

/** Loads what the other tabs need before one of them is opened. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // If it fails, opening a tab tries again and reports it.
    const timer = setTimeout(() => void load().catch(() => undefined), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
