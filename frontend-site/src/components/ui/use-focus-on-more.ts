import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where reading goes on when the button that asked for more lost the focus, because it waits or nothing more is left: at the
 * first of what came.
 * @param shown how many the list holds
 * @returns to be called when more is asked for
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    const first = list.current?.children[from.current];
    if (document.activeElement === document.body && first instanceof HTMLElement) {
      const inside = first.matches('button') ? first : first.querySelector<HTMLElement>('a, button');
      inside?.focus();
    }
    from.current = undefined;
  }, [list, shown]);
  return () => {
    from.current = shown;
  };
}
