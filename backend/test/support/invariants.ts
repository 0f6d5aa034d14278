import { INVARIANTS_WITHOUT_FEE } from '../../../scripts/assurance/invariants.mjs';
import { sql, type Row } from './database.js';
import { sharedStore } from './engine.js';

/** The rows that break a rule, by rule; `{}` if there are none. */
export async function brokenInvariants(store = sharedStore): Promise<Record<string, Row[]>> {
  const broken: Record<string, Row[]> = {};
  for (const [rule, query] of Object.entries(INVARIANTS_WITHOUT_FEE)) {
    const rows = await sql(query, [], store);
    if (rows.length > 0) broken[rule] = rows.slice(0, 5);
  }
  return broken;
}
