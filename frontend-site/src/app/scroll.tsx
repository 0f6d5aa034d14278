import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../lib/storage';

const KEPT = 'scroll-positions';
const positions = new Map<string, number>();

/** A reload returns to where one was, too. */
function recall() {
  try {
    for (const [key, top] of Object.entries(JSON.parse(sessionStore.get(KEPT) ?? '{}')))
      if (typeof top === 'number') positions.set(key, top);
  } catch {
    sessionStore.remove(KEPT);
  }
}
const keep = () => sessionStore.set(KEPT, JSON.stringify(Object.fromEntries([...positions].slice(-50))));

const takeOver = () => {
  history.scrollRestoration = 'manual';
};
/** The browser restores the position of a prerendered page before it is hydrated. */
const leave = () => {
  keep();
  history.scrollRestoration = 'auto';
};

/** React Router calls the first entry of every document `default`; its address tells them apart. */
const positionKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? `${pathname}${search}` : key;

/** Whether this document was loaded to come back to an entry, and not by following a link or typing an address. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Moves the focus to the new page: keyboard and screen reader users would otherwise stay on the link they followed. */
function moveFocusToContent() {
  const content = document.getElementById('content');
  const { activeElement } = document;
  if (content?.contains(activeElement) || activeElement?.closest('dialog, [role=dialog]')) return;
  content?.focus({ preventScroll: true });
}

/** Where the section is part of data that loads; whoever has scrolled meanwhile is left there. */
function scrollOnceThere(id: string): () => void {
  const top = window.scrollY;
  const observer = new MutationObserver(() => {
    const section = document.getElementById(id);
    if (!section) return;
    observer.disconnect();
    if (window.scrollY === top) section.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * A new page starts at its top or its anchor; back and forward return to where one was. A dialog or a filter is an entry of its
 * own, which begins where the page stands: nothing may be scrolled while it lasts.
 */
export function ScrollManager() {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = positionKey(location);
  const type = useNavigationType();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    takeOver();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const arrival = lastPath.current === undefined;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const anchor = document.getElementById(hash.slice(1));
    let isBack = type === 'POP';
    if (arrival) {
      // Keep the position of a visitor who has already scrolled the prerendered page.
      recall();
      const top = isReturn() ? positions.get(key) : undefined;
      isBack = top !== undefined;
      if (top !== undefined && window.scrollY === 0) window.scrollTo(0, top);
      // Only scrolling is heard of from here on, and what was recalled may be of an earlier visit.
      positions.set(key, window.scrollY);
    } else if (isBack) window.scrollTo(0, positions.get(key) ?? 0);
    else if (samePage) positions.set(key, window.scrollY);
    else if (!anchor) window.scrollTo(0, 0);
    if (anchor) anchor.scrollIntoView({ behavior: samePage ? 'smooth' : 'auto' });
    else if (hash && !isBack) return scrollOnceThere(hash.slice(1));
    return undefined;
  }, [key, pathname, hash, type]);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    moveFocusToContent();
  }, [pathname]);

  return null;
}
