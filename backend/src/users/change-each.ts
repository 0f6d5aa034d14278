export interface RefusedChange {
  userId: number;
  code: 'SELF_ACTION' | 'NOT_FOUND' | 'STATE_CONFLICT';
}

/** Accounts that already were in the wanted state are in neither list. */
export interface ChangedEach {
  changed: number[];
  refused: RefusedChange[];
}

/**
 * Changes accounts one by one. Those that can't be changed are reported and don't stop the others. The order is always
 * the same, so that two bulk changes can't deadlock.
 *
 * @param change returns whether it changed anything, or why it can't
 */
export async function changeEach(
  userIds: readonly number[],
  change: (userId: number) => Promise<boolean | RefusedChange['code']>,
): Promise<ChangedEach> {
  const changed: number[] = [];
  const refused: RefusedChange[] = [];
  for (const userId of userIds.toSorted((a, b) => a - b)) {
    const outcome = await change(userId);
    if (outcome === true) changed.push(userId);
    else if (outcome !== false) refused.push({ userId, code: outcome });
  }
  return { changed, refused };
}
