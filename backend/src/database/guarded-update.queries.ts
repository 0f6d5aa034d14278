interface Rule {
  readonly from: readonly string[];
  readonly to: string;
}

/**
 * A compare-and-set made from a row of a state table, so that the table decides and not a text beside it. Of several
 * that change one row at once, one does.
 *
 * @param set further columns; their values come first, the id last
 */
export const guardedUpdate = (table: string, { from, to }: Rule, set: string): string =>
  `UPDATE ${table} SET status = '${to}', ${set} WHERE id = ? AND status IN (${from.map((one) => `'${one}'`).join(', ')})`;
