/**
 * The table that marks a restore as unfinished. On a server it is created before anything else is changed; with SQLite
 * the new file already contains it when it replaces the old one. It is dropped when the restore is complete.
 */
export const UNFINISHED_RESTORE = 'restore_unfinished';

/** Its message explains the problem to whoever runs the program. */
export class UnfinishedRestoreError extends Error {}

const FIND = {
  server: `SHOW TABLES LIKE '${UNFINISHED_RESTORE}'`,
  file: `PRAGMA table_info(${UNFINISHED_RESTORE})`,
};

/**
 * @throws UnfinishedRestoreError where sessions and keys are valid that a restore ends, and mails wait that were sent;
 * or where the
 *   secret is not that of the backup
 */
export async function refuseUnfinishedRestore(
  database: { query: (sql: string) => Promise<readonly unknown[]> },
  place: keyof typeof FIND,
): Promise<void> {
  if ((await database.query(FIND[place])).length > 0)
    throw new UnfinishedRestoreError(
      'A restore of this database was not finished: wait until it is, or repeat it with --replace.',
    );
}
