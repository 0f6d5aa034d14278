import { Injectable } from '@nestjs/common';
import { MAX_BLOCKED_PEOPLE } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { isoOf } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EventBus } from '../events/event-bus.js';
import { AcquaintanceService } from '../users/acquaintance.service.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import {
  COUNT_BLOCKED,
  DELETE_BLOCK,
  FIND_BLOCKED_PERSON,
  INSERT_BLOCK,
  LIST_BLOCKED_PEOPLE,
} from './blocks.queries.js';
import type { BlockedPersonResponse, BlockMadeResponse } from './dto/blocked-person.response.js';
import { PersonBlocked } from './events/block.events.js';
import { ConfirmedBetween } from './events/confirmed-between.question.js';
import { PersonBlocksStore } from './person-blocks.store.js';

type BlockedRow = RowOf<typeof FIND_BLOCKED_PERSON>;

/** Blocking and unblocking people. Repeating a call changes nothing. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly blocks: PersonBlocksStore,
    private readonly acquaintance: AcquaintanceService,
    private readonly bus: EventBus,
  ) {}

  /** @throws AppError SELF_ACTION, NOT_FOUND for strangers, TOO_MANY_BLOCKED */
  async block({ userId }: Actor, otherId: number): Promise<BlockMadeResponse> {
    if (userId === otherId) throw new AppError('SELF_ACTION');
    const isNew = !(await this.blocks.hasBlocked(this.sql, userId, otherId));
    if (isNew) {
      await this.acquaintance.require(userId, otherId);
      await this.unitOfWork.run((tx) => this.insert(tx, userId, otherId));
    }
    const row = await this.sql.one(FIND_BLOCKED_PERSON, [userId, otherId]);
    if (!row) throw new AppError('NOT_FOUND');
    const counts = await this.bus.ask(new ConfirmedBetween(userId, otherId));
    return { ...toBlockedPerson(row), confirmedBookings: counts.reduce((sum, count) => sum + count, 0) };
  }

  async unblock({ userId }: Actor, otherId: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(DELETE_BLOCK, [userId, otherId]));
  }

  /** Newest first. */
  async list({ userId }: Actor, { limit, cursor }: PageQuery): Promise<Page<BlockedPersonResponse>> {
    const [before] =
      cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor<[number]>(cursor, ['number']);
    const rows = await this.sql.all(LIST_BLOCKED_PEOPLE(limit + 1), [userId, before]);
    const page = cutPage(rows, limit, ({ id }) => [id]);
    return { ...page, items: page.items.map(toBlockedPerson) };
  }

  private async insert(tx: Tx, userId: number, otherId: number): Promise<void> {
    // Locks the caller's own row as well, so that the caller's concurrent blocks are counted one after the other.
    await requireOpenAccount(tx, userId);
    await this.blocks.hold(tx.sql, userId, otherId);
    if (await this.blocks.hasBlocked(tx.sql, userId, otherId)) return;
    const count = await tx.sql.one(COUNT_BLOCKED, [userId]);
    if ((count?.people ?? 0) >= MAX_BLOCKED_PEOPLE) throw new AppError('TOO_MANY_BLOCKED');
    await tx.sql.run(INSERT_BLOCK, [userId, otherId, Date.now()]);
    tx.record(new PersonBlocked(userId, otherId));
  }
}

function toBlockedPerson({ userId, firstName, profileImageUrl, userType, createdAt }: BlockedRow) {
  return { userId, firstName, profileImageUrl, userType, blockedAt: isoOf(createdAt) };
}
