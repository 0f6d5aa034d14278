import { setTimeout as pause } from 'node:timers/promises';

/** Sleeps, but ends early, without an error, when aborted. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal });
  } catch {
    // Aborted.
  }
}
