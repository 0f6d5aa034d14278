import type { Connection } from 'mysql2/promise';
import { nameOfLeft } from '../retention/left-to-the-start.js';
import type { Sql } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { BLOCK_AGAIN, LEAVE_TO_THE_START, LIST_BLOCKS } from './backups.queries.js';

export type ReplacedBlock = RowOf<ReturnType<typeof LIST_BLOCKS>>;

/** As the accounts, until a restore on a server is finished. */
export const REPLACED_BLOCKS = 'restore_blocks';

/** @returns undefined where they can't be read: they are of an earlier release, which had none, or damaged */
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
 * Who was blocked since the backup stays so; who was unblocked since is blocked again with it, which its blocker can mend. What waits
 * between the two is ended by the start.
 * @returns what was done, in words
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
