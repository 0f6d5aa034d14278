import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** A new page starts at its top or its anchor; back and forward return to where one was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (type === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (!hash && !samePage) window.scrollTo(0, 0);
    if (hash)
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: samePage ? 'smooth' : 'auto' });
  }, [key, pathname, hash, type]);

  return null;
}
