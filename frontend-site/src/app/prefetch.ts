import type { SyntheticEvent } from 'react';
import { matchPath } from 'react-router-dom';
import { loadHttp } from '../lib/api';
import { tellMissingChunk } from '../lib/reload-on-missing-chunk';
import { openRoutes, workRoutes } from './all-routes';

export function prefetchPath(pathname: string): void {
  const route = [...openRoutes, ...workRoutes].find(({ path }) => matchPath(path, pathname));
  if (!route) return;
  const parts = [
    route.load(),
    ...(route.readsNothing ? [] : [import('../server-state/queries'), loadHttp()]),
  ];
  // If it fails, going there tries again and reports it.
  Promise.all<unknown>(parts).catch(() => undefined);
}

/**
 * Loads the page behind a link as soon as it's pointed at or focused by keyboard, and the code that sends a form once
 * one of its fields is focused, because the file may be gone by the time everything is filled in.
 */
export function prefetchOnIntent({ target, type }: SyntheticEvent): void {
  if (type === 'focus' && target instanceof Element && target.closest('form'))
    loadHttp().catch(tellMissingChunk);
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.href && link.origin === window.location.origin) prefetchPath(link.pathname);
}
