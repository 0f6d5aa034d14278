import { Injectable } from '@nestjs/common';
import { DAY_MS, SLOT_MS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AvailabilityBlock } from './availability-block.entity.js';
import { toBlock } from './block.mapper.js';
import {
  COUNT_BLOCKS_AHEAD,
  DELETE_BLOCK,
  FIND_BLOCK,
  FIND_HELD_SLOT,
  LIST_BLOCKS,
} from './calendar.queries.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { BlockDto } from './dto/block.dto.js';
import type { BlockResponse } from './dto/block.response.js';

const MAX_BLOCK_DAYS = 366;
const MAX_BLOCKS = 500;

/** Time a cleaner keeps free of work. */
@Injectable()
export class AvailabilityBlocksService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  async list(actor: Actor, cleanerId: number): Promise<BlockResponse[]> {
    requireOwnCleaner(actor, cleanerId);
    const rows = await this.sql.all(LIST_BLOCKS(MAX_BLOCKS), [
      cleanerId,
      Date.now() - MAX_BLOCK_DAYS * DAY_MS,
    ]);
    return rows.map(toBlock);
  }

  /** @throws AppError BLOCK_OVER_BOOKING where a confirmed booking lies in it */
  async add(
    actor: Actor,
    cleanerId: number,
    { startsAt: from, endsAt: to, reason = null }: BlockDto,
  ): Promise<BlockResponse> {
    requireOwnCleaner(actor, cleanerId);
    const [startsAt, endsAt] = [Date.parse(from), Date.parse(to)];
    if (endsAt <= startsAt) throw invalid('endsAt', 'The end must be after the start');
    if (endsAt <= Date.now()) throw invalid('endsAt', 'The block must not lie in the past');
    if (endsAt - startsAt > MAX_BLOCK_DAYS * DAY_MS)
      throw invalid('endsAt', `A block can last ${MAX_BLOCK_DAYS} days at most`);
    const insert = async (tx: Tx): Promise<BlockResponse> => {
      await this.calendars.lock(tx, cleanerId);
      const held = await tx.sql.one(FIND_HELD_SLOT, [
        cleanerId,
        Math.floor(startsAt / SLOT_MS),
        Math.ceil(endsAt / SLOT_MS),
      ]);
      if (held) throw new AppError('BLOCK_OVER_BOOKING');
      const count = await tx.sql.one(COUNT_BLOCKS_AHEAD, [cleanerId, Date.now()]);
      if ((count?.blocks ?? 0) >= MAX_BLOCKS)
        throw invalid('startsAt', `At most ${MAX_BLOCKS} blocks can lie ahead`);
      const block = await tx.manager.save(AvailabilityBlock, {
        cleanerId,
        startsAt,
        endsAt,
        reason,
        createdAt: Date.now(),
      });
      return toBlock(block);
    };
    return this.idempotency.createOnce(insert, {
      idOf: ({ id }) => id,
      readAgain: (id) => this.getById(cleanerId, id),
    });
  }

  private async getById(cleanerId: number, blockId: number): Promise<BlockResponse> {
    const row = await this.sql.one(FIND_BLOCK, [blockId, cleanerId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toBlock(row);
  }

  async remove(actor: Actor, cleanerId: number, blockId: number): Promise<void> {
    requireOwnCleaner(actor, cleanerId);
    await this.unitOfWork.run(async (tx) => {
      const isRemoved = await tx.sql.claim(DELETE_BLOCK, [blockId, cleanerId]);
      if (!isRemoved) throw new AppError('NOT_FOUND');
    });
  }
}
