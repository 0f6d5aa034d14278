import type { Store } from '../../../../scripts/lib/scratch-app.mjs';
import { sql } from '../database.js';

/** Later than any of this release. */
const NEXT = 9_000_000_000_000;

/** A migrated database as it was before this release's migration of one table; with a table of somebody else in it. */
export async function waitForAMigration(store: Store): Promise<void> {
  await sql('DROP TABLE saved_cleaners', [], store);
  await sql("DELETE FROM migrations WHERE name LIKE 'SavedCleaners%'", [], store);
  await sql('CREATE TABLE `an-odd name` (id INT)', [], store);
  await sql('INSERT INTO `an-odd name` (id) VALUES (7)', [], store);
}

/** A migrated database as the release after this one leaves it: with a migration that this one does not know. */
export async function isOfNewerRelease(store: Store): Promise<void> {
  await sql('CREATE TABLE of_the_next_release (id INT)', [], store);
  await sql(
    'INSERT INTO migrations (timestamp, name) VALUES (?, ?)',
    [NEXT, `OfTheNextRelease${NEXT}`],
    store,
  );
}
