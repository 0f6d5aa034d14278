import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 50;

/**
 * Repeats a question until there is an answer.
 * @template T
 * @param {() => Promise<T | undefined>} ask
 * @param {{ timeoutMs: number, what: string }} options
 * @returns {Promise<T>}
 */
export async function waitFor(ask, { timeoutMs, what }) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s for ${what}`);
    await pause(INTERVAL_MS);
  }
}
