import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Sql, TxSql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { FIND_BLOCK, HOLD_PERSON, LIST_BLOCKERS_BETWEEN } from './blocks.queries.js';
import { PersonBlocked } from './events/block.events.js';

/** The rules about blocked people, for every use case that involves two people. */
@Injectable()
export class PersonBlocksStore {
  /**
   * Refuses if either person has blocked the other. A concurrent block waits for the end of this transaction and vice
   * versa, so whatever passes here happened before the block.
   *
   * @param refusal for the person who was blocked: the same error as for a person who doesn't exist
   * @throws AppError PERSON_BLOCKED for the person who blocked, `refusal` for the other
   */
  async requireNone(sql: TxSql, actorId: number, otherId: number, refusal: () => AppError): Promise<void> {
    await this.hold(sql, actorId, otherId);
    await this.requireNoneNow(sql, actorId, otherId, refusal);
  }

  /**
   * The same without locking: for transactions that have already locked both accounts, and for reading, where a block
   * may follow immediately.
   */
  async requireNoneNow(sql: Sql, actorId: number, otherId: number, refusal: () => AppError): Promise<void> {
    const blockers = await this.blockersBetween(sql, actorId, otherId);
    if (blockers.includes(actorId)) throw new AppError('PERSON_BLOCKED');
    if (blockers.length > 0) throw refusal();
  }

  /**
   * It is enough to lock one of the two rows, if it is always the same. It is the one with the higher id, which rarely
   * belongs to a busy cleaner.
   */
  async hold(sql: TxSql, oneId: number, otherId: number): Promise<void> {
    await sql.run(HOLD_PERSON, [Math.max(oneId, otherId)]);
  }

  async hasBlocked(sql: Sql, blockerId: number, blockedId: number): Promise<boolean> {
    return (await this.blockersBetween(sql, blockerId, blockedId)).includes(blockerId);
  }

  /** Whether there is a block in either direction. */
  async isAnyBetween(sql: Sql, oneId: number, otherId: number): Promise<boolean> {
    return (await this.blockersBetween(sql, oneId, otherId)).length > 0;
  }

  /** Repeats the effects of a block that a restore has set again, unless it was lifted since. */
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
