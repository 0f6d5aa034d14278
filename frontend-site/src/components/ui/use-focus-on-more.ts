import { type RefObject, useEffect, useRef } from 'react';

let lastAsked: Element | null = null;

/** Whether the focus moves from this button to what it requested. */
export const leadsOn = (button: Element) => button === lastAsked;

/**
 * Moves the focus to the first new item for somebody who stayed at the button that requested more, which may be gone by
 * then.
 * @param list its children are the items, which may be added one by one and later than the answer
 * @param target the first link or button of that item, or the item itself if more than the name of a link should be
 * read out
 * @returns a function to be called when more is requested
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
      // Somebody who has moved on meanwhile stays there.
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
