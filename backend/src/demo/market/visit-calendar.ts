import { MINUTE_MS, slotsOf, weekday, type TimeRange } from '@tidyhearth/domain';
import type { MarketContext } from './market-context.js';
import type { Cleaner, Customer } from './model.js';

export interface Visit extends TimeRange {
  date: string;
  time: string;
  minutes: number;
}

/** Ensures that no cleaner has two visits at a time, and no customer two on a day. */
export class VisitCalendar {
  private readonly heldSlots = new Set<string>();
  private readonly customerDays = new Set<string>();

  constructor(private readonly context: MarketContext) {}

  /**
   * The visit, if cleaner and customer are free and it is within working hours. It takes no time yet: use `hold` for
   * that, or `reserve` for a cleaner who has made a bid.
   */
  find(cleaner: Cleaner, customer: Customer, date: string, time: string, minutes: number): Visit | undefined {
    const hasVisit = this.customerDays.has(`${customer.userId} ${date}`);
    if (hasVisit || !isWorking(cleaner, date, time, minutes)) return undefined;
    const startsAt = this.context.instant(date, time);
    if (startsAt === undefined) return undefined;
    const visit = { date, time, minutes, startsAt, endsAt: startsAt + minutes * MINUTE_MS };
    return this.isFree(cleaner, visit) ? visit : undefined;
  }

  hold(cleaner: Cleaner, customer: Customer, visit: Visit): void {
    this.reserve(cleaner, visit);
    this.customerDays.add(`${customer.userId} ${visit.date}`);
  }

  reserve(cleaner: Cleaner, range: TimeRange): void {
    for (const slot of slotsOf(range)) this.heldSlots.add(`${cleaner.id} ${slot}`);
  }

  isFree(cleaner: Cleaner, range: TimeRange): boolean {
    return slotsOf(range).every((slot) => !this.heldSlots.has(`${cleaner.id} ${slot}`));
  }
}

function isWorking({ hours }: Cleaner, date: string, time: string, minutes: number): boolean {
  if (hours.length === 0) return true;
  const ends = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const endTime = `${String(Math.floor(ends / 60)).padStart(2, '0')}:${String(ends % 60).padStart(2, '0')}`;
  const day = weekday(date);
  return hours.some((h) => h.day === day && h.start <= time && endTime <= h.end);
}
