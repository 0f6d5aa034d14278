/** Events and calls of years, because a plan depends on how many there are. */
import { sql } from '../database.js';
import type { RowStore } from '../engine.js';

const ROWS = 4000;
const AT_ONCE = 500;

/** Published events of a few cleaners, and delivered calls of a few endpoints; some of each wait. */
export async function manyEvents(store: RowStore): Promise<void> {
  for (let first = 1; first <= ROWS; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const events = numbers.map(
      (n) => `('evt_plan_${n}', 'message.sent', 'message', ${n}, ${n % 9}, '{}', ${n}, ${n}, 1)`,
    );
    await sql(
      `INSERT INTO platform_events (eventKey, type, objectType, objectId, cleanerUserId, data, createdAt, position, sequence)
       VALUES ${events.join(', ')}`,
      [],
      store,
    );
    const calls = numbers.map(
      (n) =>
        `(${n % 5}, 1, 'evt_plan_${n}', 'message.sent', '{}', '${n % 50 === 0 ? 'pending' : 'delivered'}', 1, ${n}, 0, ${n})`,
    );
    await sql(
      `INSERT INTO webhook_deliveries (endpointId, ownerId, eventKey, type, body, status, attempts, nextAttemptAt, lease, createdAt)
       VALUES ${calls.join(', ')}`,
      [],
      store,
    );
  }
  for (const table of ['platform_events', 'webhook_deliveries'])
    await sql(store.databaseUrl ? `ANALYZE TABLE ${table}` : `ANALYZE ${table}`, [], store);
}
