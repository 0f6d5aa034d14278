import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { readToken } from './api/token';
import { loadCode } from './loadCode';
import { BASE } from './paths';

/** Each makes a page whose code could not be fetched ask for it again. */
const failed = new Set<() => void>();

/**
 * A page whose code is fetched when it is first opened; that of the address which the browser opens the console at is fetched
 * while the session is still checked.
 */
export function lazyPage(path: string, load: () => Promise<ComponentType>) {
  const isOpening = readToken() !== null && matchPath(BASE + path, location.pathname) !== null;
  let early = isOpening ? loadCode(load) : undefined;
  // Whoever renders the page is told of a failure; nobody may.
  early?.catch(() => undefined);
  const attempt = () =>
    lazy(async () => {
      const code = early ?? loadCode(load);
      early = undefined;
      try {
        return { default: await code };
      } catch (error) {
        failed.add(() => {
          Page = attempt();
        });
        throw error;
      }
    });
  let Page = attempt();
  return () => <Page />;
}

/** To be called before a page is tried again: React keeps a failure for good. */
export function retryFailedPages(): void {
  for (const startOver of failed) startOver();
  failed.clear();
}
