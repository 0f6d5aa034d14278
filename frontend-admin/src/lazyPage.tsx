import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { readToken } from './api/token';
import { askForCode, loadCode } from './loadCode';
import { BASE } from './paths';

/** Functions that make pages whose code could not be fetched request it again. */
const failed = new Set<() => void>();

/**
 * A page whose code is fetched when it is first opened. If the console is opened at this page's address, that happens
 * while the session is still being checked.
 */
export function lazyPage(path: string, load: () => Promise<ComponentType>) {
  const isOpening = readToken() !== null && matchPath(BASE + path, location.pathname) !== null;
  let early = isOpening ? loadCode(load) : undefined;
  // A failure reaches whoever renders the page, but the page may never be rendered.
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

/** Call this before a page is tried again, because React remembers a failure forever. */
export function retryFailedPages(): void {
  askForCode();
  for (const startOver of failed) startOver();
  failed.clear();
}
