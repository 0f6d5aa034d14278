import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The router reads the address when it renders, and listens only after the commit, which takes a slow phone a second.
 * If Back was pressed in between, this navigates afterwards.
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
