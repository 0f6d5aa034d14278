import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { IsMailOutdated } from '../../mail/is-mail-outdated.question.js';
import {
  COMPLETION_NUDGE_MAIL,
  HAPPENED_MAIL,
  NUDGE_MAIL,
  RECEIPT_MAIL,
  REMINDER_MAIL,
  REQUESTED_MAIL,
  RESCHEDULED_MAIL,
} from '../../mail/mail-types.js';
import { FIND_MAILED_BOOKING } from '../bookings.queries.js';

/** The status in which a booking still needs what the mail asks for, or waits for what it promises. */
const ASKED_WHILE: ReadonlyMap<string, BookingStatus> = new Map([
  [REQUESTED_MAIL, 'pending'],
  [RESCHEDULED_MAIL, 'pending'],
  [RECEIPT_MAIL, 'pending'],
  [NUDGE_MAIL, 'pending'],
  [REMINDER_MAIL, 'confirmed'],
  [COMPLETION_NUDGE_MAIL, 'confirmed'],
  [HAPPENED_MAIL, 'confirmed'],
]);

/**
 * A mail about a booking is outdated once the booking was answered, moved, cancelled, completed or disputed, and a
 * reminder once the visit has begun.
 */
@Injectable()
export class OutdatedMailsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.bookings })
  async isOutdated({ mail: { type, bookingId, createdAt } }: IsMailOutdated): Promise<boolean> {
    const status = ASKED_WHILE.get(type);
    if (status === undefined || bookingId === null) return false;
    const booking = await this.sql.one(FIND_MAILED_BOOKING, [bookingId]);
    if (!booking) return false;
    if (type === REMINDER_MAIL && booking.startsAt <= Date.now()) return true;
    return booking.status !== status || booking.requestedAt > createdAt || booking.disputedById !== null;
  }
}
