import { sessionStore } from './storage';

const KEY = 'console-reloaded-at';
const PAUSE_MS = 60_000;

/**
 * Loads code that is fetched when it is needed. A tab that was open when a new version went live asks for files that are gone:
 * the console is reloaded then. Without the network that would only take away what is on the page.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || hasJustReloaded()) throw error;
    // Not stored, nothing would end it.
    if (!sessionStore.set(KEY, String(Date.now()))) throw error;
    window.location.reload();
    // What waits for the code goes on waiting until the page goes.
    return new Promise(() => undefined);
  }
}

/** One that did not help is not repeated at once: it would go on for ever. */
const hasJustReloaded = () => Date.now() - Number(sessionStore.get(KEY) ?? 0) < PAUSE_MS;
