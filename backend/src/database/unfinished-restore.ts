/** A restore makes it before it changes anything else of a database on a server, and removes it when all is done. */
export const UNFINISHED_RESTORE = 'restore_unfinished';

/** What is wrong stands in the message, in words for whoever runs the program. */
export class UnfinishedRestoreError extends Error {}

const FIND = `SHOW TABLES LIKE '${UNFINISHED_RESTORE}'`;

/**
 * Only on a server: a database file is put in its place when all is done.
 * @throws UnfinishedRestoreError where sessions and keys are valid that a restore ends, and mails wait that were sent
 */
export async function refuseUnfinishedRestore(database: {
  query: (sql: string) => Promise<readonly unknown[]>;
}): Promise<void> {
  if ((await database.query(FIND)).length > 0)
    throw new UnfinishedRestoreError(
      'A restore of this database was not finished: wait until it is, or repeat it with --replace.',
    );
}
