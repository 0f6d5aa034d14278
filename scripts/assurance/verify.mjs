/** What must be true after a fault: the ledger is in the database, once each, and the invariants hold. */
import { openDatabase } from '../lib/database.mjs';
import { INVARIANTS_WITHOUT_FEE } from './invariants.mjs';
import { findStaleDays } from './stale-days.mjs';

/**
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @param {readonly import('./load.mjs').Entry[]} ledger
 */
export async function verify(databaseUrl, dataDir, ledger) {
  const database = openDatabase({ dataDir, databaseUrl });
  try {
    const rows = [
      ...(await database.all("SELECT id, content AS mark FROM messages WHERE content LIKE 'ledger %'")),
      ...(await database.all(
        "SELECT id, specialInstructions AS mark FROM bookings WHERE specialInstructions LIKE 'ledger %'",
      )),
    ];
    const kept = new Map(rows.map(({ mark, id }) => [String(mark), Number(id)]));
    const broken = [];
    for (const [rule, query] of Object.entries(INVARIANTS_WITHOUT_FEE))
      if ((await database.all(query)).length > 0) broken.push(rule);
    // Built when this is called, and not yet when it is loaded.
    const domain = await import('@tidyhearth/domain');
    const stale = await findStaleDays((sql) => database.all(sql), domain);
    if (stale.length > 0) broken.push(`search knows which days have a start: ${stale.join(', ')}`);
    return {
      broken,
      lost: ledger.filter(({ mark, id }) => kept.get(mark) !== id).length,
      doubled: rows.length - kept.size,
    };
  } finally {
    await database.close();
  }
}
