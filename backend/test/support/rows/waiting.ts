import type { Store } from '../../../../scripts/lib/scratch-app.mjs';
import { sql } from '../database.js';

/** A migrated database as it was before this release's migration of one table; with a table of somebody else in it. */
export async function waitForAMigration(store: Store): Promise<void> {
  await sql('DROP TABLE saved_cleaners', [], store);
  await sql("DELETE FROM migrations WHERE name LIKE 'SavedCleaners%'", [], store);
  await sql('CREATE TABLE `an-odd name` (id INT)', [], store);
  await sql('INSERT INTO `an-odd name` (id) VALUES (7)', [], store);
}
