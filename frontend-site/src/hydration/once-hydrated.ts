import { useEffect } from 'react';

/** From here on, `public/before-paint.js` leaves events in this part of the page to React. */
export const markHydrated = (part: Element) => part.setAttribute('data-hydrated', '');

/**
 * Acts once, when the surrounding content is hydrated. Delayed, because a press that started the hydration may not be
 * over, and components listen only from their first turn on.
 */
export function useOnceHydrated(act: () => void) {
  useEffect(() => {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }, [act]);
}
