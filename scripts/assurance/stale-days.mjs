/**
 * What search knows of calendars, worked out anew from the calendars.
 */

const SLOT_MS = 30 * 60_000;

/**
 * @typedef {typeof import('../../domain/src/full-days.ts')} FullDays
 * @typedef {Pick<FullDays, 'dateOfDay' | 'dayNumber' | 'fullDaysOf' | 'openWeekdaysOf'> & { ukToday: () => string, dayRange: (date: string) => { startsAt: number } }} Days
 */

/**
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} all
 * @param {Days} days of `@tidyhearth/domain`
 * @returns {Promise<string[]>} listed cleaners with the day or the weekdays that are wrong
 */
export async function findStaleDays(
  all,
  { dateOfDay, dayNumber, dayRange, fullDaysOf, openWeekdaysOf, ukToday },
) {
  const today = ukToday();
  const { startsAt: midnight } = dayRange(today);
  const from = dayNumber(today);
  /** @type {Map<number, { hours: any[], blocks: any[], bookings: any[], full: Set<number>, openWeekdays: number }>} */
  const calendars = new Map();
  for (const { id, openWeekdays } of await all(`
    SELECT c.id, c.openWeekdays FROM cleaners c
     WHERE c.isListed = 1 AND (c.openWeekdays <> 127
        OR c.id IN (SELECT cleanerId FROM working_hours) OR c.id IN (SELECT cleanerId FROM full_days)
        OR c.id IN (SELECT cleanerId FROM availability_blocks WHERE endsAt > ${midnight})
        OR c.id IN (SELECT cleanerId FROM booking_slots WHERE slot >= ${midnight / SLOT_MS}))`)) {
    calendars.set(Number(id), {
      ...{ hours: [], blocks: [], bookings: [], full: new Set() },
      openWeekdays: Number(openWeekdays),
    });
  }
  const of = (/** @type {unknown} */ id) => calendars.get(Number(id));
  for (const { cleanerId, day, startTime, endTime } of await all(
    'SELECT cleanerId, day, startTime, endTime FROM working_hours',
  ))
    of(cleanerId)?.hours.push({ day: Number(day), start: String(startTime), end: String(endTime) });
  for (const { cleanerId, startsAt, endsAt } of await all(
    `SELECT cleanerId, startsAt, endsAt FROM availability_blocks WHERE endsAt > ${midnight}`,
  ))
    of(cleanerId)?.blocks.push({ startsAt: Number(startsAt), endsAt: Number(endsAt) });
  for (const { cleanerId, slot } of await all(
    `SELECT cleanerId, slot FROM booking_slots WHERE slot >= ${midnight / SLOT_MS}`,
  ))
    of(cleanerId)?.bookings.push({ startsAt: Number(slot) * SLOT_MS, endsAt: (Number(slot) + 1) * SLOT_MS });
  for (const { cleanerId, day } of await all(`SELECT cleanerId, day FROM full_days WHERE day >= ${from}`))
    of(cleanerId)?.full.add(Number(day));
  return [...calendars].flatMap(([id, { full, openWeekdays, ...calendar }]) => {
    const right = new Set(fullDaysOf(calendar, from));
    const wrong = [...full, ...right]
      .filter((day) => full.has(day) !== right.has(day))
      .map((day) => `cleaner ${id} on ${dateOfDay(day)}`);
    return openWeekdays === openWeekdaysOf(calendar.hours) ? wrong : [`cleaner ${id}, weekdays`, ...wrong];
  });
}
