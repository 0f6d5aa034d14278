import { useEffect } from 'react';

/** From here on `public/before-paint.js` leaves what happens in this part of the page to React. */
export const markHydrated = (part: Element) => part.setAttribute('data-hydrated', '');

/**
 * Acts once, when what is rendered beside it is hydrated. Not at once: what started the hydration may be a press that is not
 * over, and components listen from their first turn on only.
 */
export function useOnceHydrated(act: () => void) {
  useEffect(() => {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }, [act]);
}
