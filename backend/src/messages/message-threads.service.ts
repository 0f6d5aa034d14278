import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, LOOK_BACK } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../common/paging.js';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql } from '../database/sql.js';
import { keyOf, pairOf, type Pair } from './conversation-key.js';
import type { MessageResponse } from './dto/message.response.js';
import type { RecentMessagesQuery } from './dto/recent-messages.query.js';
import { toMessage } from './message.mapper.js';
import { LIST_RECEIVED_SINCE, LIST_THREAD } from './messages.queries.js';

@Injectable()
export class MessageThreadsService {
  constructor(
    private readonly sql: Sql,
    private readonly hints: EngineHintsService,
  ) {}

  /** Empty both for a stranger and for an unknown id, so that nobody learns whether an account exists. */
  async listBetweenUsers(
    actor: Actor,
    userId: number,
    otherUserId: number,
    page: PageRequest,
  ): Promise<Page<MessageResponse>> {
    requireSelf(actor, userId);
    return this.read(pairOf(userId, otherUserId), page);
  }

  async listByPair(actor: Actor, pair: Pair, page: PageRequest): Promise<Page<MessageResponse>> {
    if (actor.userId !== pair.low && actor.userId !== pair.high) throw new AppError('NOT_FOUND');
    return this.read(pair, page);
  }

  /** The messages that this user received recently, newest first. */
  async listRecent(actor: Actor, userId: number, query: RecentMessagesQuery): Promise<MessageResponse[]> {
    requireSelf(actor, userId);
    const now = Date.now();
    const since =
      query.since === undefined ? now - LOOK_BACK.messageHours * HOUR_MS : Date.parse(query.since);
    const params = [userId, Math.max(since, now - LOOK_BACK.maxDays * DAY_MS)];
    const rows = await this.sql.all(LIST_RECEIVED_SINCE(query.limit), params);
    return rows.map(toMessage);
  }

  /** Pages go back in time: the first has the newest messages. Within a page, the oldest come first. */
  private async read(pair: Pair, { limit, cursor }: PageRequest): Promise<Page<MessageResponse>> {
    const [before] = cursor ? decodeCursor<[number]>(cursor, ['number']) : [Number.MAX_SAFE_INTEGER];
    const index = this.hints.useIndex('ix_messages_conversation');
    const rows = await this.sql.all(LIST_THREAD(index, limit + 1), [keyOf(pair), before]);
    const { items, ...rest } = cutPage(rows, limit, (last) => [last.id]);
    return { ...rest, items: items.reverse().map(toMessage) };
  }
}
