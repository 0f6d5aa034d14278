import { DAY_MS, HOUR_MS, MINUTE_MS, type BookingStatus } from '@tidyhearth/domain';
import type { MarketContext } from './market-context.js';
import type { Visit } from './visit-calendar.js';
import type { Change, Cleaner, Customer } from './model.js';

interface Parties {
  customer: Customer;
  cleaner: Cleaner;
}

export function requestedAt([first]: readonly Change[]): number {
  if (!first) throw new Error('a booking begins with a request');
  return first.at;
}

/** All statuses that a booking has had, in order; none lies in the future. */
export class BookingHistoryBuilder {
  private readonly changes: Change[] = [];

  constructor(
    private readonly context: MarketContext,
    private readonly parties: Parties,
    private at: number,
  ) {}

  /** A request that was made between `from` and `to` hours before `latest`. */
  static requested(context: MarketContext, parties: Parties, latest: number, from: number, to: number) {
    const at = latest - context.random.int(from * 60, to * 60) * MINUTE_MS;
    return new BookingHistoryBuilder(context, parties, at).add('pending', parties.customer.userId);
  }

  /** A booking from an accepted bid, which was never pending. */
  static agreed(context: MarketContext, parties: Parties, at: number) {
    return new BookingHistoryBuilder(context, parties, at).add('confirmed', parties.customer.userId);
  }

  /** Some minutes to hours after the previous change. */
  confirmed(): this {
    return this.after(5, 15 * 60).add('confirmed', this.parties.cleaner.userId);
  }

  rescheduled(): this {
    return this.after(60, 5 * 60)
      .add('pending', this.parties.customer.userId)
      .confirmed();
  }

  cancelled(by: 'customer' | 'cleaner'): this {
    return this.after(20, 8 * 60).add('cancelled', this.parties[by].userId);
  }

  released(afterHours: number): this {
    this.at += afterHours * HOUR_MS;
    return this.add('cancelled', null);
  }

  completed({ endsAt }: Visit): this {
    this.at = Math.max(this.at + MINUTE_MS, Math.min(this.context.now, endsAt));
    return this.after(3, 80).add('completed', this.parties.cleaner.userId);
  }

  /** Does nothing if the payment would lie in the future. */
  paid(): this {
    const due = this.at + this.context.random.int(18, 120) * HOUR_MS;
    if (due >= this.context.now - DAY_MS) return this;
    this.at = due;
    return this.add('paid', this.context.plan.adminId);
  }

  get list(): Change[] {
    return this.changes;
  }

  get status(): BookingStatus {
    const last = this.changes.at(-1);
    return last?.to ?? 'pending';
  }

  private after(fromMinutes: number, toMinutes: number): this {
    this.at = Math.min(
      this.context.now,
      this.at + this.context.random.int(fromMinutes, toMinutes) * MINUTE_MS,
    );
    return this;
  }

  private add(to: BookingStatus, by: number | null): this {
    this.changes.push({ from: this.changes.at(-1)?.to ?? null, to, by, at: this.at });
    return this;
  }
}
