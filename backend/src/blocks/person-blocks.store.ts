import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Sql, TxSql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { FIND_BLOCK, HOLD_PERSON, LIST_BLOCKERS_BETWEEN } from './blocks.queries.js';
import { PersonBlocked } from './events/block.events.js';

/** The rule about blocked people, for every use case that involves two people. */
@Injectable()
export class PersonBlocksStore {
  /**
   * A concurrent block waits for the end of this transaction, and the other way round: what passes here
   * happened before the block.
   *
   * @param refusal for the person who was blocked: the same error as for a person who doesn't exist
   * @throws AppError PERSON_BLOCKED to the one who blocked, `refusal` to the other
   */
  async requireNone(sql: TxSql, actorId: number, otherId: number, refusal: () => AppError): Promise<void> {
    await this.hold(sql, actorId, otherId);
    await this.requireNoneNow(sql, actorId, otherId, refusal);
  }

  /** The same in a transaction that has locked both accounts already, or for what is only read: a block may follow at once. */
  async requireNoneNow(sql: Sql, actorId: number, otherId: number, refusal: () => AppError): Promise<void> {
    const blockers = await this.blockersBetween(sql, actorId, otherId);
    if (blockers.includes(actorId)) throw new AppError('PERSON_BLOCKED');
    if (blockers.length > 0) throw refusal();
  }

  /** Locking one of the two rows suffices, if it is always the same. The higher id rarely belongs to a busy cleaner. */
  async hold(sql: TxSql, oneId: number, otherId: number): Promise<void> {
    await sql.run(HOLD_PERSON, [Math.max(oneId, otherId)]);
  }

  async hasBlocked(sql: Sql, blockerId: number, blockedId: number): Promise<boolean> {
    return (await this.blockersBetween(sql, blockerId, blockedId)).includes(blockerId);
  }

  /** In either direction. */
  async isAnyBetween(sql: Sql, oneId: number, otherId: number): Promise<boolean> {
    return (await this.blockersBetween(sql, oneId, otherId)).length > 0;
  }

  /** What a block ends between the two, for one that a restore has made again; unless it was lifted since. */
  async settleAgain(tx: Tx, blockId: number): Promise<void> {
    const block = await tx.sql.one(FIND_BLOCK, [blockId]);
    if (!block) return;
    await this.hold(tx.sql, block.blockerId, block.blockedId);
    tx.record(new PersonBlocked(block.blockerId, block.blockedId));
  }

  private async blockersBetween(sql: Sql, oneId: number, otherId: number): Promise<number[]> {
    const rows = await sql.all(LIST_BLOCKERS_BETWEEN, [oneId, otherId, otherId, oneId]);
    return rows.map(({ blockerId }) => blockerId);
  }
}
