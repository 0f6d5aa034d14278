import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The router reads the address as it renders, and listens once that is committed, which takes a slow phone a second. Where Back
 * led in between, it goes now.
 */
export function MissedNavigation() {
  const { pathname, search } = useLocation();
  const [rendered] = useState(`${pathname}${search}`);
  useEffect(() => {
    const { location } = window;
    if (`${location.pathname}${location.search}` !== rendered)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [rendered]);
  return null;
}
