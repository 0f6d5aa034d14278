interface Rule {
  readonly from: readonly string[];
  readonly to: string;
}

/**
 * A compare-and-set statement generated from a row of a state table, so that the table is the only definition of a
 * transition.
 * Of several that compete for one row, only one succeeds.
 *
 * @param set further columns; their values come first, the id last
 */
export const guardedUpdate = (table: string, { from, to }: Rule, set: string): string =>
  `UPDATE ${table} SET status = '${to}', ${set} WHERE id = ? AND status IN (${from.map((one) => `'${one}'`).join(', ')})`;
