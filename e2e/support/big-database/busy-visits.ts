import { addDays, toInstant, ukToday, weekday, type BookingStatus } from '@tidyhearth/domain';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HOURS = 2;
const COMING_DAYS = 90;
const SUNDAY = 0;
const PAST_TIMES = ['09:00', '11:00', '13:00', '15:00'];
/** Fewer, so that journeys can still book her. */
const COMING_TIMES = ['09:00', '13:00'];
const MAX_PENDING = 24;

export interface Step {
  to: BookingStatus;
  by: 'customer' | 'cleaner' | 'admin';
  at: number;
}

export interface Visit {
  date: string;
  time: string;
  startsAt: number;
  endsAt: number;
  steps: readonly Step[];
}

/** Visits of two hours without overlaps, from some months ahead back into the past. */
export function busyVisits(count: number, now = Date.now()): Visit[] {
  const visits: Visit[] = [];
  const today = ukToday(now);
  let pending = 0;
  for (let day = COMING_DAYS; visits.length < count; day -= 1) {
    const date = addDays(today, day);
    if (day === 0 || weekday(date) === SUNDAY) continue;
    for (const time of day > 0 ? COMING_TIMES : PAST_TIMES) {
      const startsAt = toInstant({ date, time });
      if (startsAt === undefined || visits.length === count) continue;
      const isPending = day > 1 && visits.length % 5 === 0 && pending < MAX_PENDING;
      pending += isPending ? 1 : 0;
      const steps = isPending
        ? [request(now - (pending % 3) * HOUR_MS)]
        : stepsTo(startsAt, visits.length, now);
      visits.push({ date, time, startsAt, endsAt: startsAt + HOURS * HOUR_MS, steps });
    }
  }
  return visits.toReversed();
}

const request = (at: number): Step => ({ to: 'pending', by: 'customer', at });

/** Most visits take place and are paid, some are cancelled, the latest are not yet marked as completed. */
function stepsTo(startsAt: number, index: number, now: number): Step[] {
  const asked = Math.min(startsAt, now) - (3 + (index % 20)) * DAY_MS;
  const isCancelled = index % 11 === 0;
  const steps: Step[] = [request(asked), { to: 'confirmed', by: 'cleaner', at: asked + 5 * HOUR_MS }];
  if (isCancelled) {
    steps.push({ to: 'cancelled', by: index % 2 === 0 ? 'customer' : 'cleaner', at: asked + DAY_MS });
    return steps;
  }
  const age = now - startsAt;
  if (age > 2 * DAY_MS) steps.push({ to: 'completed', by: 'cleaner', at: startsAt + (HOURS + 1) * HOUR_MS });
  if (age > 10 * DAY_MS) steps.push({ to: 'paid', by: 'admin', at: startsAt + 4 * DAY_MS });
  return steps;
}
