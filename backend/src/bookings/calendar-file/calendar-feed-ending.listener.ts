import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountEvent, TAKES_ACCOUNT_BACK } from '../../users/events/account.events.js';
import { TwoFactorReset, UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { CalendarFeedEnded } from '../events/calendar-feed-ended.event.js';
import { END_FEED } from './calendar-feeds.queries.js';

const FOLLOW = { phase: 'transaction', order: ORDER.calendarFeeds } as const;

/**
 * Ends the feed when the account closes, and on any event that takes it back from an intruder, who may have made the
 * feed.
 */
@Injectable()
export class CalendarFeedEndingListener {
  @OnEvent(AccountEvent, FOLLOW)
  async followSecurity({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    if (TAKES_ACCOUNT_BACK.has(action)) await end(tx, userId, true);
  }

  @OnEvent(TwoFactorReset, FOLLOW)
  async followReset({ userId }: TwoFactorReset, tx: Tx): Promise<void> {
    await end(tx, userId, true);
  }

  @OnEvent(UserSuspended, FOLLOW)
  @OnEvent(UserDeactivated, FOLLOW)
  async followAccount({ userId }: UserSuspended | UserDeactivated, tx: Tx): Promise<void> {
    await end(tx, userId, false);
  }
}

async function end(tx: Tx, userId: number, isOwnerTold: boolean): Promise<void> {
  if (await tx.sql.claim(END_FEED, [userId])) tx.record(new CalendarFeedEnded(userId, isOwnerTold));
}
