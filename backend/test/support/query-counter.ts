import type { Response } from 'supertest';
import { expectStatus } from './expect-status.js';
import type { World } from './world.js';

const TRIES = 4;
const COUNTERS = /^database_(?:reads|statements)_total (\d+)$/gm;

async function queriesSoFar(world: World): Promise<number> {
  const { text } = await world.anyone.get('/metrics');
  const counts = [...text.matchAll(COUNTERS)].map(([, count]) => Number(count));
  if (counts.length !== 2) throw new Error('the metrics do not say how many queries there were');
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What a call asks of the database. The lowest of a few tries: jobs in the background ask something now and then. */
export async function queriesOf(
  world: World,
  call: () => PromiseLike<Response>,
): Promise<{ queries: number; rows: number }> {
  let queries = Infinity;
  let rows = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await queriesSoFar(world);
    const answer = await call();
    queries = Math.min(queries, (await queriesSoFar(world)) - before);
    expectStatus(answer, 200);
    rows = Array.isArray(answer.body) ? answer.body.length : 1;
  }
  return { queries, rows };
}
