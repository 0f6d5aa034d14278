import { addDays } from '@tidyhearth/domain';
import { BLOCK_REASONS } from '../texts/booking-and-job-notes.js';
import type { MarketContext } from './market-context.js';
import type { VisitCalendar } from './visit-calendar.js';
import type { Cleaner } from './model.js';

/** Blocks an afternoon or a week for some cleaners, at times without visits. */
export function addCalendarBlocks(
  context: MarketContext,
  calendar: VisitCalendar,
  cleaners: readonly Cleaner[],
): void {
  const { random, today } = context;
  for (const cleaner of cleaners) {
    if (cleaner.status !== 'approved' || !random.chance(0.3)) continue;
    const isHoliday = random.chance(0.25);
    const first = random.int(2, 45);
    const startsAt = context.instant(addDays(today, first), isHoliday ? '00:00' : '12:00');
    const endsAt = context.instant(
      addDays(today, first + (isHoliday ? 7 : 0)),
      isHoliday ? '00:00' : '18:00',
    );
    if (startsAt === undefined || endsAt === undefined) continue;
    if (!calendar.isFree(cleaner, { startsAt, endsAt })) continue;
    const reason = isHoliday ? 'On holiday' : random.chance(0.8) ? random.pick(BLOCK_REASONS) : null;
    cleaner.blocks.push({ startsAt, endsAt, reason });
  }
}
