import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** Pixels from the top of the page. */
  top: number;
  /**
   * The link that was followed from here, and its distance from the top of the window. Heights of cards out of view are
   * estimates, so only the link can be found again, by its index among the links to the same page, which several rows
   * may have.
   */
  link?: { href: string; index: number; offset: number };
}

/** Places by the key of their history entry. */
const places = new Map<string, Place>();
/** Events that show that the user has taken over scrolling. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at its top, with the keyboard focus in it. Back and forward return to the earlier position as soon
 * as it exists again.
 */
export function useScrollPosition(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // After a reload, the browser restores the position.
    const leave = () => (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  // Runs before the new page is laid out, because the browser scrolls by itself if that is shorter.
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
    // The focus stays on a pressed tab, so that keyboard users continue among the tabs.
    if (activeElement === document.body || content.current?.contains(activeElement))
      content.current?.focus({ preventScroll: true });
    const place = type === 'POP' ? places.get(key) : undefined;
    if (place && content.current) return returnTo(place, content.current);
    window.scrollTo({ top: 0 });
  }, [key, pathname, type, content]);
}

/** Returns a function that stops it. */
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

/** Rows may have disappeared from the list in the meantime. */
const nearest = <T>(items: readonly T[], index: number) => items[Math.min(index, items.length - 1)];
