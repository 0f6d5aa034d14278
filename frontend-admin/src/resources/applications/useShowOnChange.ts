import { useEffect, useRef } from 'react';

/**
 * The ref of a heading that comes into view once another one's id is shown under it. It takes the focus too where the
 * change took that away, with the button that was pressed.
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
