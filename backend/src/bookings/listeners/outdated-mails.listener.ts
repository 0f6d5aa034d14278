import { Injectable } from '@nestjs/common';
import { ukToday, type BookingStatus } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import type { RowOf } from '../../database/statement.js';
import { IsMailOutdated } from '../../mail/is-mail-outdated.question.js';
import {
  BID_ACCEPTED_MAIL,
  BOOKING_WAITING_MAIL,
  COMPLETION_NUDGE_MAIL,
  CONFIRMED_MAIL,
  DISPUTED_MAIL,
  HAPPENED_MAIL,
  KEPT_MAIL,
  NUDGE_MAIL,
  OTHERS_OFFERED_MAIL,
  RECEIPT_MAIL,
  REMINDER_MAIL,
  REQUESTED_MAIL,
  RESCHEDULED_MAIL,
  STRANDED_MAIL,
} from '../../mail/mail-types.js';
import { FIND_BOOKED_SINCE, FIND_MAILED_BOOKING } from '../mailed-bookings.queries.js';
import { FIND_UNDECIDED_OF_BOOKING } from '../stranded/stranded-bookings.queries.js';

/** The status in which a booking still is what the mail says, needs what it asks for, or waits for what it promises. */
const ASKED_WHILE: ReadonlyMap<string, BookingStatus> = new Map([
  [REQUESTED_MAIL, 'pending'],
  [RESCHEDULED_MAIL, 'pending'],
  [RECEIPT_MAIL, 'pending'],
  [NUDGE_MAIL, 'pending'],
  [REMINDER_MAIL, 'confirmed'],
  [COMPLETION_NUDGE_MAIL, 'confirmed'],
  [HAPPENED_MAIL, 'confirmed'],
  [DISPUTED_MAIL, 'confirmed'],
  [KEPT_MAIL, 'confirmed'],
  [CONFIRMED_MAIL, 'confirmed'],
  [BID_ACCEPTED_MAIL, 'confirmed'],
]);

/** What only an approved cleaner can accept. Whose approval returns is asked again. */
const ASKS_TO_ACCEPT: readonly string[] = [REQUESTED_MAIL, RESCHEDULED_MAIL, NUDGE_MAIL];

/** Answers which mails about a booking are outdated. */
@Injectable()
export class OutdatedMailsListener {
  constructor(private readonly sql: Sql) {}

  /**
   * Once the booking was answered, moved, cancelled, completed or disputed; a reminder also once the visit has begun,
   * and a question to the cleaner while the approval is withdrawn.
   */
  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.bookings })
  async isOutdated({ mail: { type, bookingId, createdAt } }: IsMailOutdated): Promise<boolean> {
    if (bookingId === null) return false;
    if (type === OTHERS_OFFERED_MAIL) return this.isReplaced(bookingId, createdAt);
    if (type === STRANDED_MAIL || type === BOOKING_WAITING_MAIL) return this.isDecided(bookingId);
    const status = ASKED_WHILE.get(type);
    if (status === undefined) return false;
    const booking = await this.sql.one(FIND_MAILED_BOOKING, [bookingId]);
    if (!booking) return false;
    if (type === REMINDER_MAIL && booking.startsAt <= Date.now()) return true;
    if (type === KEPT_MAIL && (await this.keepsNoLonger(booking, bookingId, createdAt))) return true;
    if (ASKS_TO_ACCEPT.includes(type) && booking.cleanerStatus !== 'approved') return true;
    const isAskedInVain = booking.disputedById !== null && type !== DISPUTED_MAIL;
    return booking.status !== status || booking.requestedAt > createdAt || isAskedInVain;
  }

  /** No other cleaner is needed once the customer has booked for that day again, or the day is over. */
  private async isReplaced(bookingId: number, since: number): Promise<boolean> {
    const booking = await this.sql.one(FIND_MAILED_BOOKING, [bookingId]);
    if (!booking) return false;
    const { customerId, bookingDate } = booking;
    if (bookingDate < ukToday()) return true;
    return (await this.sql.one(FIND_BOOKED_SINCE, [customerId, bookingDate, since])) !== undefined;
  }

  /** What was to take place is over, or waits for another decision. */
  private async keepsNoLonger(
    { endsAt }: RowOf<typeof FIND_MAILED_BOOKING>,
    bookingId: number,
    since: number,
  ) {
    return (since < endsAt && endsAt <= Date.now()) || !(await this.isDecided(bookingId));
  }

  private async isDecided(bookingId: number): Promise<boolean> {
    return (await this.sql.one(FIND_UNDECIDED_OF_BOOKING, [bookingId])) === undefined;
  }
}
