import type { Response } from 'supertest';
import { expectStatus } from './expect-status.js';

const TRIES = 4;
const COUNTERS = /^database_(?:reads|statements)_total (\d+)$/gm;

async function queriesSoFar(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const counts = [...text.matchAll(COUNTERS)].map(([, count]) => Number(count));
  if (counts.length !== 2) throw new Error('the metrics do not say how many queries there were');
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The number of queries of a call, the lowest of a few tries because background jobs add some, and of the rows that it
 * returns.
 */
export async function queriesOf(
  metricsUrl: string,
  call: () => PromiseLike<Response>,
): Promise<{ queries: number; rows: number }> {
  let queries = Infinity;
  let rows = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await queriesSoFar(metricsUrl);
    const answer = await call();
    queries = Math.min(queries, (await queriesSoFar(metricsUrl)) - before);
    expectStatus(answer, 200);
    rows = Array.isArray(answer.body) ? answer.body.length : 1;
  }
  return { queries, rows };
}
