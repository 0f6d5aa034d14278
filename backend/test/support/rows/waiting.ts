import type { Store } from '../../../../scripts/lib/scratch-app.mjs';
import { sql } from '../database.js';

/** Later than any migration of this release. */
const NEXT = 9_000_000_000_000;

/**
 * Turns a migrated database back to the state before one of this release's migrations, and adds somebody else's table.
 */
export async function waitForAMigration(store: Store): Promise<void> {
  await sql('DROP TABLE saved_cleaners', [], store);
  await sql("DELETE FROM migrations WHERE name LIKE 'SavedCleaners%'", [], store);
  await sql('CREATE TABLE `an-odd name` (id INT)', [], store);
  await sql('INSERT INTO `an-odd name` (id) VALUES (7)', [], store);
}

/** The same before a migration that alters a table, `booking_history`. */
export async function waitForAnAlteration(store: Store): Promise<void> {
  await sql('ALTER TABLE booking_history DROP COLUMN movedFrom', [], store);
  await sql("DELETE FROM migrations WHERE name LIKE 'MovedVisits%'", [], store);
}

/** Turns a migrated database into one of the next release, with a migration that this release does not know. */
export async function isOfNewerRelease(store: Store): Promise<void> {
  await sql('CREATE TABLE of_the_next_release (id INT)', [], store);
  await sql(
    'INSERT INTO migrations (timestamp, name) VALUES (?, ?)',
    [NEXT, `OfTheNextRelease${NEXT}`],
    store,
  );
}
