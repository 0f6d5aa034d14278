import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DAY_MS, HAPPENED_AFTER_HOURS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import { ItemByItem } from '../database/item-by-item.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  LIST_TO_NUDGE,
  LIST_TO_REMIND,
  LIST_UNANSWERED_BEGUN,
  LIST_UNANSWERED_SINCE,
  LIST_UNCOMPLETED,
  NOTE_COMPLETION_NUDGE,
  NOTE_NUDGE,
  NOTE_REMINDER,
} from './booking-deadlines.queries.js';
import { BookingRecordsStore, factsOf, type BookingRecord } from './booking-records.store.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingNudged, BookingReminded, CompletionNudged } from './events/booking.events.js';

const EVERY_MS = MINUTE_MS;
/** A clean that started longer ago than this is not asked about a second time. */
const ASK_FOR_DAYS = 14;

/**
 * Reminds cleaners of unanswered requests and later releases these; reminds both sides of a confirmed booking, and asks
 * about it once it is over if it isn't marked as completed. Each booking has a transaction with a compare-and-set, so
 * that a concurrent action of a person wins and nothing is sent twice.
 */
@Injectable()
export class BookingDeadlinesJob {
  /** All uncompleted cleans that started before this instant have been asked about. 0 until this process has checked. */
  private askedUntil = 0;

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
    private readonly leases: JobLeasesService,
    private readonly config: Config,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    await this.leases.runExclusively('booking-deadlines', EVERY_MS, () => this.runAll(Date.now()));
  }

  async runAll(now: number): Promise<void> {
    const items = new ItemByItem(this.unitOfWork);
    await this.release(now, items);
    await this.nudge(now, items);
    await this.remind(now, items);
    await this.askForCompletion(now, items);
    items.end();
  }

  private async release(now: number, items: ItemByItem): Promise<void> {
    const tooOld = this.tooOld(now);
    const due = await this.sql.all(LIST_UNANSWERED_SINCE, [tooOld]);
    const begun = await this.sql.all(LIST_UNANSWERED_BEGUN, [now]);
    await this.runForEach(items, [...due, ...begun], async (tx, booking) => {
      // The booking may have been moved since it was listed, which makes it a new request.
      const isDue = booking.requestedAt <= tooOld || booking.startsAt <= now;
      if (booking.status === 'pending' && isDue)
        await this.transitions.cancel(tx, booking, 'unanswered', null);
    });
  }

  private async nudge(now: number, items: ItemByItem): Promise<void> {
    const waiting = now - this.config.requestNudgeHours * HOUR_MS;
    const due = await this.sql.all(LIST_TO_NUDGE, [waiting, this.tooOld(now), now]);
    await this.runForEach(items, due, async (tx, booking) => {
      const isFirst = await tx.sql.claim(NOTE_NUDGE, [now, booking.bookingId, waiting]);
      if (isFirst) tx.record(new BookingNudged(factsOf(booking)));
    });
  }

  private async remind(now: number, items: ItemByItem): Promise<void> {
    const soon = now + this.config.reminderHours * HOUR_MS;
    const due = await this.sql.all(LIST_TO_REMIND, [now, soon]);
    await this.runForEach(items, due, async (tx, booking) => {
      const isFirst = await tx.sql.claim(NOTE_REMINDER, [now, booking.bookingId, now, soon]);
      if (isFirst) tx.record(new BookingReminded(factsOf(booking)));
    });
  }

  /**
   * Asks at the end of the clean, and again once the customer may mark it as completed too. After an outage, a clean is
   * asked about at least once, however late, because nothing else would prompt anybody. The number of cleans never
   * marked as completed grows over the years, so a process reads all of them once, and then only recent ones.
   */
  private async askForCompletion(now: number, items: ItemByItem): Promise<void> {
    const later = HAPPENED_AFTER_HOURS * HOUR_MS;
    const since = now - ASK_FOR_DAYS * DAY_MS;
    const due = await this.sql.all(LIST_UNCOMPLETED, [this.askedUntil, now, now, since, later, now - later]);
    await this.runForEach(items, due, async (tx, booking) => {
      const isLast = booking.endsAt + later <= now;
      const askedBefore = isLast ? booking.endsAt + later : 1;
      const isNew = await tx.sql.claim(NOTE_COMPLETION_NUDGE, [now, booking.bookingId, askedBefore]);
      if (isNew) tx.record(new CompletionNudged(factsOf(booking), isLast));
    });
    const [oldest] = due;
    if (!oldest || oldest.startsAt > since) this.askedUntil = since;
  }

  /** Requests made until this instant are released. */
  private tooOld(now: number): number {
    return now - this.config.requestReleaseHours * HOUR_MS;
  }

  private async runForEach(
    items: ItemByItem,
    due: { id: number }[],
    act: (tx: Tx, booking: BookingRecord) => Promise<void>,
  ): Promise<void> {
    for (const id of new Set(due.map((booking) => booking.id))) {
      await items.run(`booking ${id}`, async (tx) => {
        const booking = await this.records.find(tx, id);
        if (booking) await act(tx, booking);
      });
    }
  }
}
