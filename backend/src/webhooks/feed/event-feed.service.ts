import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { Sql } from '../../database/sql.js';
import { toEvent } from './event.mapper.js';
import type { FeedEventResponse } from './event.response.js';
import { FIND_HEAD, FIND_OLDEST, LIST_FEED } from './feed.queries.js';
import type { FeedQuery } from './feed.query.js';

interface FeedPage {
  events: FeedEventResponse[];
  /** The position from which the next call continues. */
  next: number;
}

/** The admin reads all events, a cleaner only their own. */
@Injectable()
export class EventFeedService {
  constructor(private readonly sql: Sql) {}

  /** @throws AppError EVENTS_EXPIRED if events after this position are no longer kept, or a restore has undone some */
  async read(actor: Actor, { after, limit, types = [] }: FeedQuery): Promise<FeedPage> {
    // Read before the events, so that what is published meanwhile belongs to the next page.
    const { position: head, beginning } = (await this.sql.one(FIND_HEAD)) ?? { position: 0, beginning: 0 };
    const kept = (await this.sql.one(FIND_OLDEST))?.position ?? head + 1;
    const oldest = Math.max(kept, beginning + 1);
    if (after !== undefined && after > head) throw invalid('after', 'after is not a position of this feed');
    if (after !== undefined && after + 1 < oldest) throw new AppError('EVENTS_EXPIRED');
    const rows = await this.sql.all(LIST_FEED(!actor.isAdmin, types, limit), [
      after ?? beginning,
      head,
      ...(actor.isAdmin ? [] : [actor.userId]),
      ...types,
    ]);
    const events = rows.map((row) => ({ ...toEvent(row), position: row.position }));
    const isFull = events.length === limit;
    return { events, next: isFull ? (events.at(-1)?.position ?? head) : head };
  }
}
