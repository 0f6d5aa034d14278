import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** Pixels from the top of the page. */
  top: number;
  /**
   * The link that was followed from here, and how far from the top of the window it stood. Where cards out of view are not
   * laid out, their heights are estimates, and only the link can be found again: by its place among those that lead to
   * the same page, as several rows of a list may.
   */
  link?: { href: string; index: number; offset: number };
}

/** By the key of a history entry. */
const places = new Map<string, Place>();
/** By these somebody takes over. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at its top, and a keyboard in it; back and forward return to where one was, as soon as it is there again.
 */
export function useScrollPosition(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // After a reload the browser knows where it was.
    const leave = () => (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  // Before the new page is laid out: where that is shorter, the browser scrolls by itself.
  useLayoutEffect(() => {
    const element = content.current;
    const rememberTop = () => places.set(key, { top: window.scrollY });
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!link || !href || !element) return;
      const index = linksTo(href, element).indexOf(link);
      const offset = link.getBoundingClientRect().top;
      places.set(key, { top: window.scrollY, link: { href, index, offset } });
    };
    window.addEventListener('scroll', rememberTop, { passive: true });
    element?.addEventListener('click', rememberLink);
    return () => {
      window.removeEventListener('scroll', rememberTop);
      element?.removeEventListener('click', rememberLink);
    };
  }, [key, content]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    // Whoever pressed a tab goes on among the tabs.
    if (activeElement === document.body || content.current?.contains(activeElement))
      content.current?.focus({ preventScroll: true });
    const place = type === 'POP' ? places.get(key) : undefined;
    if (place && content.current) return returnTo(place, content.current);
    window.scrollTo({ top: 0 });
  }, [key, pathname, type, content]);
}

/** Answers how to give up. */
function returnTo({ top, link }: Place, content: HTMLElement): () => void {
  const giveUp = () => {
    observer.disconnect();
    for (const input of INPUTS) window.removeEventListener(input, giveUp);
  };
  const follow = () => {
    window.scrollTo({ top });
    const followed = link && nearest(linksTo(link.href, content), link.index);
    if (followed) {
      window.scrollBy({ top: followed.getBoundingClientRect().top - link.offset });
      if (document.activeElement === content) followed.focus({ preventScroll: true });
    }
    if (followed || (!link && window.scrollY === top)) giveUp();
  };
  const observer = new ResizeObserver(follow);
  observer.observe(content);
  for (const input of INPUTS) window.addEventListener(input, giveUp, { passive: true });
  follow();
  return giveUp;
}

const linksTo = (href: string, content: HTMLElement) =>
  [...content.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/** Rows may have gone from the list meanwhile. */
const nearest = <T>(items: readonly T[], index: number) => items[Math.min(index, items.length - 1)];
