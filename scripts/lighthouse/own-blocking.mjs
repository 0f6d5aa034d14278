/**
 * Blocking time that the page itself causes. Lighthouse counts how long tasks take, and on a machine with two cores a
 * task also waits for the browser's other processes, the server and Lighthouse itself. Here only the processor time of
 * a task counts.
 */

/** The same factor as Lighthouse's simulated phone. */
const TIMES_SLOWER = 4;
/** The part of a task beyond this blocks (https://web.dev/articles/tbt). */
const FREE_MS = 50;

/**
 * @typedef {object} TraceEvent times in microseconds
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [tdur] processor time
 */

/**
 * @param {TraceEvent[]} events of a page that was not slowed down
 * @returns {number} milliseconds, from the first paint on
 */
export function ownBlocking(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return NaN;
  const isOfPage = (/** @type {TraceEvent} */ { pid, tid, ts }) =>
    pid === painted.pid && tid === painted.tid && ts > painted.ts;
  return events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isOfPage(event))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * TIMES_SLOWER) / 1000 - FREE_MS), 0);
}
