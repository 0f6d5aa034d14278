import { MINUTE_MS, slotsOf, weekday, type TimeRange } from '@tidyhearth/domain';
import type { MarketContext } from './context.js';
import type { Cleaner, Customer } from './model.js';

export interface Visit extends TimeRange {
  date: string;
  time: string;
  minutes: number;
}

/** Who is where when: no cleaner in two homes at once, no customer with two visits on a day. */
export class Diary {
  private readonly heldSlots = new Set<string>();
  private readonly customerDays = new Set<string>();

  constructor(private readonly context: MarketContext) {}

  /** The visit, if cleaner and customer are free and it lies within the cleaner's week. Notes nothing down. */
  find(cleaner: Cleaner, customer: Customer, date: string, time: string, minutes: number): Visit | undefined {
    const hasVisit = this.customerDays.has(`${customer.userId} ${date}`);
    if (hasVisit || !isWorking(cleaner, date, time, minutes)) return undefined;
    const startsAt = this.context.instant(date, time);
    if (startsAt === undefined) return undefined;
    const visit = { date, time, minutes, startsAt, endsAt: startsAt + minutes * MINUTE_MS };
    return this.isFree(cleaner, visit) ? visit : undefined;
  }

  hold(cleaner: Cleaner, customer: Customer, visit: Visit): void {
    for (const slot of slotsOf(visit)) this.heldSlots.add(`${cleaner.id} ${slot}`);
    this.customerDays.add(`${customer.userId} ${visit.date}`);
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
