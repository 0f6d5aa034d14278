import { Injectable } from '@nestjs/common';
import {
  BLOCK_DAYS_MAX,
  BLOCK_ERRORS,
  DAY_MS,
  isBlockTooLong,
  SLOT_MS,
  type TimeRange,
} from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import { AvailabilityBlock } from './availability-block.entity.js';
import { toBlock } from './block.mapper.js';
import {
  COUNT_BLOCKS_AHEAD,
  DELETE_BLOCK,
  FIND_BLOCK,
  LIST_BLOCKS,
  LIST_HELD_BOOKINGS,
  type BlockRow,
} from './calendar.queries.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { BlockDto } from './dto/block.dto.js';
import type { AddedBlockResponse, BlockResponse } from './dto/block.response.js';

/** The most blocks that can lie ahead, and that the list returns. */
const MAX_BLOCKS = 500;

/** Times in which a cleaner takes no new bookings. */
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
      Date.now() - BLOCK_DAYS_MAX * DAY_MS,
    ]);
    return rows.toReversed().map(toBlock);
  }

  /**
   * Confirmed bookings within the block stay, and the answer lists them. The lock makes that list complete: a booking
   * that is confirmed at the same time is either confirmed first or finds the time blocked.
   */
  async add(
    actor: Actor,
    cleanerId: number,
    { startsAt: from, endsAt: to, reason = null }: BlockDto,
  ): Promise<AddedBlockResponse> {
    requireOwnCleaner(actor, cleanerId);
    const [startsAt, endsAt] = [Date.parse(from), Date.parse(to)];
    if (endsAt <= startsAt) throw invalid('endsAt', BLOCK_ERRORS.order);
    if (endsAt <= Date.now()) throw invalid('endsAt', 'The block must not lie in the past');
    if (isBlockTooLong({ startsAt, endsAt })) throw invalid('endsAt', BLOCK_ERRORS.tooLong);
    const insert = async (tx: Tx): Promise<AddedBlockResponse> => {
      await requireOpenAccount(tx, actor.userId);
      await this.calendars.lock(tx, cleanerId);
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
      await this.calendars.noteFullDays(tx, cleanerId, block);
      return this.withBookings(block, cleanerId, tx.sql);
    };
    return this.idempotency.createOnce(insert, {
      idOf: ({ id }) => id,
      readAgain: (id) => this.getById(cleanerId, id),
    });
  }

  private async getById(cleanerId: number, blockId: number): Promise<AddedBlockResponse> {
    const row = await this.sql.one(FIND_BLOCK, [blockId, cleanerId]);
    if (!row) throw new AppError('NOT_FOUND');
    return this.withBookings(row, cleanerId, this.sql);
  }

  private async withBookings(
    block: BlockRow,
    cleanerId: number,
    reader: Pick<Sql, 'all'>,
  ): Promise<AddedBlockResponse> {
    const held = await reader.all(LIST_HELD_BOOKINGS, [cleanerId, ...heldSlots(block)]);
    return { ...toBlock(block), confirmedBookings: held.map(({ bookingId }) => bookingId) };
  }

  async remove(actor: Actor, cleanerId: number, blockId: number): Promise<void> {
    requireOwnCleaner(actor, cleanerId);
    await this.unitOfWork.run(async (tx) => {
      await requireOpenAccount(tx, actor.userId);
      await this.calendars.lock(tx, cleanerId);
      const block = await tx.sql.one(FIND_BLOCK, [blockId, cleanerId]);
      if (!block) throw new AppError('NOT_FOUND');
      await tx.sql.run(DELETE_BLOCK, [blockId, cleanerId]);
      await this.calendars.noteFullDays(tx, cleanerId, block);
    });
  }
}

/** The first half-hour of a block that lies ahead, and the end. Bookings of past visits are not listed. */
function heldSlots({ startsAt, endsAt }: TimeRange): [first: number, end: number] {
  return [Math.floor(Math.max(startsAt, Date.now()) / SLOT_MS), Math.ceil(endsAt / SLOT_MS)];
}
