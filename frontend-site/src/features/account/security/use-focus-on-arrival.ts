import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to what an act has brought, to be read at once.
 * @param what another one is another arrival
 */
export function useFocusOnArrival(what: unknown): RefObject<HTMLParagraphElement | null> {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const arrive = () => {
      // Whoever has opened another dialog meanwhile, or types already, stays there.
      if (!document.activeElement?.closest('[role=dialog], input')) title.current?.focus();
    };
    // The dialog that asked for the password gives the focus back within a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(arrive);
    });
    return () => cancelAnimationFrame(frame);
  }, [what]);
  return title;
}
