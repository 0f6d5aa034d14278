import { MINUTE_MS, toInstant, ukToday } from '@tidyhearth/domain';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import type { Random } from '../random.js';

/** Everything besides the seed that determines the demo market. */
export interface MarketPlan {
  now: number;
  firstUserId: number;
  /** The admin who approved cleaners and recorded payments; null if there is no admin yet. */
  adminId: number | null;
  bookingFeePence: number;
  locate: (postcode: string) => Promise<ResolvedPostcode>;
}

export class MarketContext {
  readonly now: number;
  readonly today: string;
  private readonly instants = new Map<string, number | undefined>();

  constructor(
    readonly plan: MarketPlan,
    readonly random: Random,
  ) {
    this.now = plan.now;
    this.today = ukToday(plan.now);
  }

  /** @returns undefined for a time that does not exist because the clocks go forward */
  instant(date: string, time: string): number | undefined {
    const key = `${date} ${time}`;
    if (!this.instants.has(key)) this.instants.set(key, toInstant({ date, time }));
    return this.instants.get(key);
  }

  /** A random instant between `from` and `to` hours before now. */
  hoursAgo(from: number, to: number): number {
    return this.now - this.random.int(from * 60, to * 60) * MINUTE_MS;
  }
}

export class IdSequence {
  private last: number;

  constructor(first = 1) {
    this.last = first - 1;
  }

  next(): number {
    this.last += 1;
    return this.last;
  }
}
