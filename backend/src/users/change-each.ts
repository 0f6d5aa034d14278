export interface RefusedChange {
  userId: number;
  code: 'SELF_ACTION' | 'NOT_FOUND' | 'STATE_CONFLICT';
}

/** In neither list: whoever stood so already. */
export interface ChangedEach {
  changed: number[];
  refused: RefusedChange[];
}

/**
 * An account that can't be changed is named and doesn't stop the others. Always in the same order, so that two bulk changes
 * can't wait for each other's rows.
 *
 * @param change answers whether that changed anything, or why it can't be
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
