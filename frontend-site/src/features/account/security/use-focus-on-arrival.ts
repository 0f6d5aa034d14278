import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the result of an action, so that it is read out at once.
 * @param what a new value counts as a new result
 */
export function useFocusOnArrival(what: unknown): RefObject<HTMLParagraphElement | null> {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const arrive = () => {
      // Somebody who has opened another dialog or is typing stays there.
      if (!document.activeElement?.closest('[role=dialog], input')) title.current?.focus();
    };
    // The dialog that asked for the password returns the focus within a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(arrive);
    });
    return () => cancelAnimationFrame(frame);
  }, [what]);
  return title;
}
