import { Injectable } from '@nestjs/common';
import { BookingDisputed } from '../bookings/events/booking-disputed.event.js';
import { BookingStranded, StrandedBookingDecided } from '../bookings/events/stranded-booking.events.js';
import type { Tx } from '../database/transaction.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { CaseRecordsStore, caseFactsOf, openKeyOf } from './case-records.store.js';
import { CLOSE_CASE, FIND_OPEN_CASE, FIND_PARTIES } from './cases.queries.js';
import { CaseClosed, CaseReported } from './events/case.events.js';

const STRANDED_TEXTS = {
  suspended: 'One of the two was suspended while this booking was confirmed.',
  deactivated: 'One of the two closed the account while this booking was confirmed.',
} as const;

/** Opens and closes cases as events of bookings require. */
@Injectable()
export class BookingCasesListener {
  constructor(private readonly records: CaseRecordsStore) {}

  @OnEvent(BookingDisputed, { phase: 'transaction', order: ORDER.cases })
  async openDispute({ bookingId, raisedById, text }: BookingDisputed, tx: Tx): Promise<void> {
    const parties = await tx.sql.one(FIND_PARTIES, [bookingId]);
    if (!parties) throw new Error(`booking ${bookingId} of an event does not exist`);
    const subjectId = parties.customerId === raisedById ? parties.cleanerUserId : parties.customerId;
    const about = { kind: 'dispute', openedById: raisedById, subjectId, bookingId } as const;
    const reported = await this.records.openOrAdd(tx, { ...about, reason: 'dispute', text });
    tx.record(new CaseReported(reported.facts, reported.isAddition, reported.isWaitingAgain));
  }

  @OnEvent(BookingStranded, { phase: 'transaction', order: ORDER.cases })
  async openStranded({ bookingId, personId, because }: BookingStranded, tx: Tx): Promise<void> {
    const about = { ...strandedBooking(bookingId), subjectId: personId };
    await this.records.openOrAdd(tx, { ...about, reason: because, text: STRANDED_TEXTS[because] });
  }

  /** Does nothing if there is no open case. */
  @OnEvent(StrandedBookingDecided, { phase: 'transaction', order: ORDER.cases })
  async closeStranded(decided: StrandedBookingDecided, tx: Tx): Promise<void> {
    const { bookingId, decision, adminId, note } = decided;
    const known = await tx.sql.one(FIND_OPEN_CASE, [openKeyOf(strandedBooking(bookingId))]);
    if (!known) return;
    const record = await this.records.get(tx, known.id);
    if (note) await this.records.addNote(tx, known.id, adminId, note);
    const now = Date.now();
    await tx.sql.run(CLOSE_CASE, [decision, null, null, adminId, now, now, known.id]);
    tx.record(new CaseClosed(caseFactsOf(record), adminId, record.status, decision, null, null));
  }
}

const strandedBooking = (bookingId: number) =>
  ({ kind: 'stranded-booking', openedById: null, subjectId: null, bookingId }) as const;
