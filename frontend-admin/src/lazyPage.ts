import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { readToken } from './api/token';
import { BASE } from './paths';

/**
 * A page whose code is fetched when it is first opened; that of the address which the browser opens the console at is fetched
 * while the session is still checked.
 */
export function lazyPage(path: string, load: () => Promise<ComponentType>) {
  const isOpening = readToken() !== null && matchPath(BASE + path, location.pathname) !== null;
  const early = isOpening ? load() : undefined;
  // Whoever renders the page is told of a failure; nobody may.
  early?.catch(() => undefined);
  return lazy(async () => ({ default: await (early ?? load()) }));
}
