import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CallerHold } from '../../users/caller-hold.js';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { LIST_BLOCKS_FOR_CALENDAR } from '../../cleaners/calendar/calendar.queries.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { BookingViewsService } from '../booking-views.service.js';
import { BookingCalendarFileService } from './booking-calendar-file.service.js';
import type { CalendarFeedResponse } from './calendar-feed.response.js';
import { END_FEED, FIND_FEED_OWNER, SET_FEED_KEY } from './calendar-feeds.queries.js';

const KEY_BYTES = 24;
const FILE = /^([\w-]{32})\.ics$/;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * A cleaner's confirmed bookings and blocked times as a calendar to subscribe to. Calendar programs can't send a token,
 * so the URL itself is the secret: long, stored hashed, shown once, replaceable, and invalidated by whatever ends the
 * account's sessions for safety.
 */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly caller: CallerHold,
    private readonly views: BookingViewsService,
    private readonly file: BookingCalendarFileService,
    private readonly config: Config,
  ) {}

  /** Makes a new URL and invalidates the previous one. */
  async create(actor: Actor, cleanerId: number): Promise<CalendarFeedResponse> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const ownId = requireOwnCleaner(actor, cleanerId);
    await this.unitOfWork.run(async (tx) => {
      await this.caller.hold(tx, actor);
      await tx.sql.run(SET_FEED_KEY, [hashOf(key), ownId]);
      tx.record(new AccountEvent(actor.userId, 'calendar-feed-made'));
    });
    return { address: `${this.config.publicUrl}/api/calendar-feeds/${key}.ics` };
  }

  async remove(actor: Actor, cleanerId: number): Promise<void> {
    requireOwnCleaner(actor, cleanerId);
    await this.unitOfWork.run(async (tx) => {
      const hadOne = await tx.sql.claim(END_FEED, [actor.userId]);
      if (hadOne) tx.record(new AccountEvent(actor.userId, 'calendar-feed-removed'));
    });
  }

  /** @throws AppError NOT_FOUND for an unknown or invalidated URL */
  async read(fileName: string): Promise<string> {
    const key = FILE.exec(fileName)?.[1];
    const owner = key === undefined ? undefined : await this.sql.one(FIND_FEED_OWNER, [hashOf(key)]);
    if (!owner) throw new AppError('NOT_FOUND');
    const [bookings, blocks] = await Promise.all([
      this.views.listForCalendar(owner.id, owner.userId),
      this.sql.all(LIST_BLOCKS_FOR_CALENDAR, [owner.id, Date.now()]),
    ]);
    return this.file.writeFeed(bookings, blocks);
  }
}
