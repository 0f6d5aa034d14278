import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../lib/storage';

const KEPT = 'scroll-positions';
const positions = new Map<string, number>();

/** A reload also returns to the previous position. */
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
/** Lets the browser restore the position of a prerendered page before it is hydrated. */
const leave = () => {
  keep();
  history.scrollRestoration = 'auto';
};

/** React Router calls the first entry of every document `default`; the address distinguishes them. */
const positionKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? `${pathname}${search}` : key;

/** Whether this document was loaded to return to an entry, rather than by a link or a typed address. */
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

/** For a section in data that is still loading. A visitor who has scrolled meanwhile stays where they are. */
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
 * A new page starts at its top or its anchor; back and forward return to the previous position. A dialog or a filter
 * has its own entry, which starts at the current position, so nothing may scroll while it's open.
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
      // From here on only scrolling updates the position, and a recalled one may be from an earlier visit.
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
