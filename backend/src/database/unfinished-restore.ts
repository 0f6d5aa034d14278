/**
 * On a server a restore makes it before it changes anything else; a database file has it when it takes the place of the old one. It
 * goes when all is done.
 */
export const UNFINISHED_RESTORE = 'restore_unfinished';

/** What is wrong stands in the message, in words for whoever runs the program. */
export class UnfinishedRestoreError extends Error {}

const FIND = {
  server: `SHOW TABLES LIKE '${UNFINISHED_RESTORE}'`,
  file: `PRAGMA table_info(${UNFINISHED_RESTORE})`,
};

/**
 * @throws UnfinishedRestoreError where sessions and keys are valid that a restore ends, and mails wait that were sent; or where the
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
