import { type RefObject, useEffect, useRef } from 'react';

let lastAsked: Element | null = null;

/** Whether the focus goes from this button to what it asked for. */
export const leadsOn = (button: Element) => button === lastAsked;

/**
 * Where reading goes on for whoever stayed at the button that asked for more, which may be gone by then: at the first of what
 * came.
 * @param list whose children are the items; they may come one after the other, and later than the answer
 * @param target the first link or button of that item, or the item itself where more than a link's name is to be read
 * @returns to be called when more is asked for
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, target: 'link' | 'item'): () => void {
  const growth = useRef<MutationObserver>(undefined);
  useEffect(() => () => growth.current?.disconnect(), []);
  return () => {
    growth.current?.disconnect();
    const element = list.current;
    if (!element) return;
    const before = element.children.length;
    const { activeElement: asked } = document;
    lastAsked = asked;
    growth.current = new MutationObserver((_, observer) => {
      const first = element.children[before];
      if (!(first instanceof HTMLElement)) return;
      observer.disconnect();
      // Who went on elsewhere meanwhile stays there.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === asked) focusOn(first, target);
    });
    growth.current.observe(element, { childList: true });
  };
}

function focusOn(item: HTMLElement, target: 'link' | 'item') {
  if (target === 'item') {
    item.tabIndex = -1;
    item.focus();
  } else {
    (item.matches('a, button') ? item : item.querySelector<HTMLElement>('a, button'))?.focus();
  }
}
