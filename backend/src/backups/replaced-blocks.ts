import type { Connection } from 'mysql2/promise';
import { nameOfLeft } from '../retention/left-to-the-start.js';
import type { Sql } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { BLOCK_AGAIN, LEAVE_TO_THE_START, LIST_BLOCKS } from './backups.queries.js';

export type ReplacedBlock = RowOf<ReturnType<typeof LIST_BLOCKS>>;

/** Where a restore on a server keeps the blocks until it is finished, as it does with accounts. */
export const REPLACED_BLOCKS = 'restore_blocks';

/** @returns undefined if they can't be read, because an earlier release had none, or because the database is damaged */
export async function blocksIn(sql: Sql, table?: string): Promise<readonly ReplacedBlock[] | undefined> {
  try {
    return await sql.all(LIST_BLOCKS(table), []);
  } catch {
    return undefined;
  }
}

export async function noteBlocks(connection: Connection): Promise<void> {
  await connection.query(`DROP TABLE IF EXISTS ${REPLACED_BLOCKS}`);
  await connection.query(
    `CREATE TABLE ${REPLACED_BLOCKS} (PRIMARY KEY (blockerId, blockedId)) AS ${LIST_BLOCKS().text}`,
  );
}

/**
 * People who were blocked since the backup stay blocked. People who were unblocked since are blocked again, which their
 * blockers can undo. The next start ends what is pending between the two.
 * @returns a description of what was done
 */
export async function blockAgain(
  { sql }: Tx,
  blocks: readonly ReplacedBlock[] | undefined,
  now: number,
): Promise<string[]> {
  if (blocks === undefined) return ['blocks between people cannot be read of what it replaces'];
  const pairOf = ({ blockerId, blockedId }: Pick<ReplacedBlock, 'blockerId' | 'blockedId'>) =>
    `${blockerId} ${blockedId}`;
  const restored = new Set((await sql.all(LIST_BLOCKS(), [])).map(pairOf));
  const missing = blocks.filter((block) => !restored.has(pairOf(block)));
  let again = 0;
  for (const { blockerId, blockerSince, blockedId, blockedSince, createdAt } of missing) {
    const { affected, insertId } = await sql.run(BLOCK_AGAIN, [
      createdAt,
      blockerId,
      blockerSince,
      blockedId,
      blockedSince,
    ]);
    if (affected === 0) continue;
    await sql.run(LEAVE_TO_THE_START, [nameOfLeft('restored block', insertId), now, insertId]);
    again += 1;
  }
  const without = missing.length - again;
  return [
    ...(again > 0 ? [`${again} blocks between people made again`] : []),
    ...(without > 0 ? [`${without} blocks of people whom the backup does not have`] : []),
  ];
}
