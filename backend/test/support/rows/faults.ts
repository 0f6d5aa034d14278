/** Database failures in the middle of a transaction, at a moment that nothing outside could hit. */
import { sql } from '../database.js';
import type { RowStore } from '../engine.js';

const NAME = 'refuse_audit_lines';

/** During `meanwhile`, inserts into the audit log fail, and transactions that attempt one are rolled back. */
export async function withoutAuditLog<T>(store: RowStore, meanwhile: () => Promise<T>): Promise<T> {
  const refusal = store.databaseUrl
    ? "FOR EACH ROW SIGNAL SQLSTATE '45000'"
    : "BEGIN SELECT RAISE(ABORT, 'refused'); END";
  await sql(`CREATE TRIGGER ${NAME} BEFORE INSERT ON audit_log ${refusal}`, [], store);
  try {
    return await meanwhile();
  } finally {
    await sql(`DROP TRIGGER ${NAME}`, [], store);
  }
}
