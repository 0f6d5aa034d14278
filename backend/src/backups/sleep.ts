import { setTimeout as pause } from 'node:timers/promises';

/** Ends early, and as if it were over, when told to stop. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal });
  } catch {
    // Told to stop.
  }
}
