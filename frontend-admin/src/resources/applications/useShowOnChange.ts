import { useEffect, useRef } from 'react';

/**
 * The ref of a heading that is scrolled into view when the id below it changes. It also takes the focus if the change
 * removed the pressed button that had it.
 */
export function useShowOnChange<T extends HTMLElement>(id: number | undefined) {
  const heading = useRef<T>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined || id === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = id;
    if (isFirst) return;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return heading;
}
