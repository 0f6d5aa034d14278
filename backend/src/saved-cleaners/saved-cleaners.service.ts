import { Injectable } from '@nestjs/common';
import { MAX_SAVED_CLEANERS } from '@tidyhearth/domain';
import { toCleanerFacts } from '../cleaners/cleaner.mapper.js';
import { CleanerVisibilityService } from '../cleaners/cleaner-visibility.service.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { isoOf } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import type { SavedCleanerIdsResponse, SavedCleanerResponse } from './dto/saved-cleaner.response.js';
import {
  DELETE_SAVED_CLEANER,
  INSERT_SAVED_CLEANER,
  LIST_SAVED_CLEANERS,
  LIST_SAVED_IDS,
  type SavedRow,
} from './saved-cleaners.queries.js';

/** Cleaners whom a customer wants to find again. Repeating a call changes nothing. */
@Injectable()
export class SavedCleanersService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly visibility: CleanerVisibilityService,
  ) {}

  /** @throws AppError NOT_FOUND for cleaners whom the caller can't see, TOO_MANY_SAVED */
  async save(actor: Actor, cleanerId: number): Promise<void> {
    await this.visibility.find('id', cleanerId, actor);
    await this.unitOfWork.run((tx) => this.insert(tx, actor.userId, cleanerId));
  }

  async unsave({ userId }: Actor, cleanerId: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(DELETE_SAVED_CLEANER, [userId, cleanerId]));
  }

  /**
   * Includes cleaners who are hidden at the moment. With these ids, a page can mark saved cleaners on its cards without
   * a request for each.
   */
  async listIds({ userId }: Actor): Promise<SavedCleanerIdsResponse> {
    return { cleanerIds: await this.idsOf(this.sql, userId) };
  }

  /** Newest first, without cleaners whom the caller would not find in a search. */
  async list({ userId }: Actor, { limit, cursor }: PageQuery): Promise<Page<SavedCleanerResponse>> {
    const [before] =
      cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor<[number]>(cursor, ['number']);
    const rows = await this.sql.all(LIST_SAVED_CLEANERS(limit + 1), [userId, before]);
    const page = cutPage(rows, limit, ({ savedId }) => [savedId]);
    return { ...page, items: page.items.map(toSavedCleaner) };
  }

  private async insert(tx: Tx, userId: number, cleanerId: number): Promise<void> {
    // Locks the account, so that one person's concurrent calls are counted one after the other.
    await requireOpenAccount(tx, userId);
    const saved = await this.idsOf(tx.sql, userId);
    if (saved.includes(cleanerId)) return;
    if (saved.length >= MAX_SAVED_CLEANERS) await this.makeRoom(tx, userId, saved);
    await tx.sql.run(INSERT_SAVED_CLEANER, [userId, cleanerId, Date.now()]);
  }

  /** Removes the earliest saved cleaner who is currently hidden, because the customer can't remove hidden ones. */
  private async makeRoom(tx: Tx, userId: number, newestFirst: readonly number[]): Promise<void> {
    const rows = await tx.sql.all(LIST_SAVED_CLEANERS(MAX_SAVED_CLEANERS), [userId, Number.MAX_SAFE_INTEGER]);
    const shown = new Set(rows.map(({ id }) => id));
    const hidden = newestFirst.findLast((cleanerId) => !shown.has(cleanerId));
    if (hidden === undefined) throw new AppError('TOO_MANY_SAVED');
    await tx.sql.run(DELETE_SAVED_CLEANER, [userId, hidden]);
  }

  private async idsOf(sql: Sql, userId: number): Promise<number[]> {
    const rows = await sql.all(LIST_SAVED_IDS, [userId]);
    return rows.map(({ cleanerId }) => cleanerId);
  }
}

function toSavedCleaner(row: SavedRow): SavedCleanerResponse {
  return {
    ...toCleanerFacts(row),
    user: { id: row.userId, firstName: row.firstName, lastName: row.lastName },
    savedAt: isoOf(row.savedAt),
  };
}
