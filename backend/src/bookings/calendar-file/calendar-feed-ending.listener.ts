import { Injectable } from '@nestjs/common';
import type { AccountAction } from '@tidyhearth/domain';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { CalendarFeedEnded } from '../events/calendar-feed-ended.event.js';
import { END_FEED } from './calendar-feeds.queries.js';

const ENDING: readonly AccountAction[] = ['password-changed', 'password-reset'];
const FOLLOW = { phase: 'transaction', order: ORDER.calendarFeeds } as const;

/** Ends the feed when the password changes, since an intruder may have made it, and when the account closes. */
@Injectable()
export class CalendarFeedEndingListener {
  @OnEvent(AccountEvent, FOLLOW)
  async followPassword({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    if (!ENDING.includes(action)) return;
    if (await tx.sql.claim(END_FEED, [userId])) tx.record(new CalendarFeedEnded(userId, true));
  }

  @OnEvent(UserSuspended, FOLLOW)
  @OnEvent(UserDeactivated, FOLLOW)
  async followAccount({ userId }: UserSuspended | UserDeactivated, tx: Tx): Promise<void> {
    if (await tx.sql.claim(END_FEED, [userId])) tx.record(new CalendarFeedEnded(userId, false));
  }
}
