export interface RefusedChange {
  userId: number;
  code: 'SELF_ACTION' | 'NOT_FOUND' | 'STATE_CONFLICT';
}

/**
 * An account that can't be changed is named and doesn't stop the others. Always in the same order, so that two bulk changes
 * can't wait for each other's rows.
 */
export async function changeEach(
  userIds: readonly number[],
  change: (userId: number) => Promise<RefusedChange['code'] | undefined>,
): Promise<RefusedChange[]> {
  const refused: RefusedChange[] = [];
  for (const userId of userIds.toSorted((a, b) => a - b)) {
    const code = await change(userId);
    if (code) refused.push({ userId, code });
  }
  return refused;
}
