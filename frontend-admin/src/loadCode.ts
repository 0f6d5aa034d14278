import { sessionStore } from './storage';

const KEY = 'console-reloaded-at';
const PAUSE_MS = 60_000;

let isAsked = false;

/**
 * Call this when somebody asks for code that could not be fetched. Some browsers (Chromium 143) keep such a failure as
 * long as the page is open, so the next failure reloads the console, however soon after the last reload.
 */
export const askForCode = () => (isAsked = true);

/**
 * Loads code on demand. A tab opened before a new version went live requests files that no longer exist, so the console
 * is reloaded. Not while offline, when a reload would only remove what is on the page.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const wasAsked = isAsked;
  isAsked = false;
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || (hasJustReloaded() && !wasAsked)) throw error;
    // Unless the time is stored, nothing would end the reloading.
    if (!sessionStore.set(KEY, String(Date.now()))) throw error;
    window.location.reload();
    // Whatever waits for the code keeps waiting until the page is gone.
    return new Promise(() => undefined);
  }
}

/** A reload that did not help is not repeated at once, or it would go on forever. */
const hasJustReloaded = () => Date.now() - Number(sessionStore.get(KEY) ?? 0) < PAUSE_MS;
