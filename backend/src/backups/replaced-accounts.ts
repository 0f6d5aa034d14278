import type { Connection } from 'mysql2/promise';
import { REFRESH_CLEANER_LISTING } from '../cleaners/cleaners.queries.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { nameOfLeft } from '../retention/left-to-the-start.js';
import { bindable, Sql, type SqlValue } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import {
  CLOSE_AGAIN,
  COUNT_ROWS,
  LEAVE_TO_THE_START,
  LIST_SHUT_ACCOUNTS,
  SET_ASIDE_AGAIN,
  SUSPEND_AGAIN,
} from './backups.queries.js';
import { blocksIn, noteBlocks, REPLACED_BLOCKS, type ReplacedBlock } from './replaced-blocks.js';

type ShutAccount = RowOf<ReturnType<typeof LIST_SHUT_ACCOUNTS>>;

/** What a restore has to know about the database that it replaces. */
export interface ReplacedAccounts {
  /** The closed or suspended accounts. */
  shut: readonly ShutAccount[];
  /** How many accounts there were, including open ones. Accounts are never deleted. */
  total: number;
  /** Undefined if they can't be read. */
  blocks: readonly ReplacedBlock[] | undefined;
}

/** Reads `users`, or the note about it. */
export async function accountsIn(sql: Sql, isNoted = false): Promise<ReplacedAccounts> {
  const table = isNoted ? REPLACED_ACCOUNTS : 'users';
  const shut = await sql.all(LIST_SHUT_ACCOUNTS(table), []);
  const total = (await sql.one(COUNT_ROWS(table), []))?.total ?? 0;
  return { shut, total, blocks: await blocksIn(sql, isNoted ? REPLACED_BLOCKS : undefined) };
}

export async function accountsInFile(file: string): Promise<ReplacedAccounts> {
  const database = new NativeSqlite(file, { readonly: true });
  try {
    return await accountsIn(new FileSql(database));
  } finally {
    database.close();
  }
}

/** Reads a file whose lock is held already, and which may be damaged. */
class FileSql extends Sql {
  constructor(private readonly database: NativeSqlite) {
    super();
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    return this.database.prepare(sql).all(...params.map(bindable));
  }
}

/** Where a restore on a server keeps them until it is finished, because after an interruption `users` is gone. */
export const REPLACED_ACCOUNTS = 'restore_accounts';

export async function noteAccounts(connection: Connection, { blocks }: ReplacedAccounts): Promise<void> {
  await connection.query(`DROP TABLE IF EXISTS ${REPLACED_ACCOUNTS}`);
  await connection.query(
    `CREATE TABLE ${REPLACED_ACCOUNTS} (PRIMARY KEY (id))
         AS SELECT id, createdAt, isSuspended, deactivatedAt FROM users`,
  );
  if (blocks !== undefined) await noteBlocks(connection);
}

/**
 * Closes and suspends accounts again that are open in the backup. From then on nobody can sign in to them; the start of the
 * application does the rest of what closing and suspending means.
 * @returns a description of what was done
 */
export async function shutAgain(
  { sql }: Tx,
  { shut, total }: ReplacedAccounts,
  now: number,
): Promise<string[]> {
  const restored = new Map(
    (await sql.all(LIST_SHUT_ACCOUNTS('users'), [])).map((account) => [account.id, account]),
  );
  const [closed, suspended]: [number[], number[]] = [[], []];
  for (const { id, createdAt, isSuspended, deactivatedAt } of shut) {
    const here = restored.get(id);
    if (deactivatedAt !== null && (here?.deactivatedAt ?? null) === null) {
      if (!(await sql.claim(CLOSE_AGAIN, [deactivatedAt, now, id, createdAt]))) continue;
      await sql.run(SET_ASIDE_AGAIN, [id]);
      closed.push(id);
    } else if (deactivatedAt === null && isSuspended && !here?.isSuspended) {
      if (!(await sql.claim(SUSPEND_AGAIN, [now, id, createdAt]))) continue;
      await sql.run(LEAVE_TO_THE_START, [nameOfLeft('restored suspension', id), now, id]);
      suspended.push(id);
    }
  }
  for (const id of [...closed, ...suspended]) await sql.run(REFRESH_CLEANER_LISTING, [id]);
  const known = new Set(shut.map(({ id }) => id));
  const lifted = [...restored.values()].filter(
    ({ id, isSuspended, deactivatedAt }) => isSuspended && deactivatedAt === null && !known.has(id),
  );
  const missing = ((await sql.one(COUNT_ROWS('users'), []))?.total ?? 0) - total;
  return [
    ...saying(closed, 'accounts closed again, as they were; the start settles their visits and jobs'),
    ...saying(suspended, 'accounts suspended again, as they were; the start settles their visits and jobs'),
    ...saying(
      lifted.map(({ id }) => id),
      'accounts suspended as in the backup, and not in what it replaces',
    ),
    ...(missing > 0
      ? [`${missing} accounts that what it replaces had lost: closed or suspended since?`]
      : []),
  ];
}

const saying = (ids: readonly number[], what: string): string[] =>
  ids.length > 0 ? [`${ids.length} ${what}: ${ids.join(', ')}`] : [];
