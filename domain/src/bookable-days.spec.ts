import { bookableDay, firstStartOn, lastBookableDay, SLOT_MS, type Calendar } from './availability.js';
import { addDays, dayRange, toInstant } from './time.js';

const at = (date: string, time: string) => {
  const instant = toInstant({ date, time });
  if (instant === undefined) throw new Error('no such time');
  return instant;
};
const NOW = at('2027-06-01', '12:00');
const TODAY = '2027-06-01';
const MONDAY = '2027-06-07';
const open: Calendar = { hours: [], blocks: [], bookings: [] };
const NINE_TO_NOON = { day: 1, start: '09:00', end: '12:00' };
const morning = { startsAt: at(MONDAY, '09:00'), endsAt: at(MONDAY, '12:00') };
const wholeDay = dayRange(MONDAY);

const closedOn = (date: string, calendar: Calendar, hours = 1, now = NOW) =>
  bookableDay(date, calendar, now, hours).closed;

describe('a day of the calendar of free days', () => {
  it('has the first start with room for the booking', () => {
    const calendar = { ...open, bookings: [{ startsAt: at(MONDAY, '11:00'), endsAt: at(MONDAY, '13:00') }] };
    expect(bookableDay(MONDAY, calendar, NOW, 2)).toEqual({
      date: MONDAY,
      isBookable: true,
      firstStart: '09:00',
      closed: null,
    });
    expect(bookableDay(MONDAY, calendar, NOW, 3).firstStart).toBe('13:00');
  });

  it.each<[string, string, Calendar, number]>([
    ['past', addDays(TODAY, -1), open, 1],
    ['too-far', addDays(lastBookableDay(NOW), 1), open, 1],
    ['not-working', MONDAY, { ...open, hours: [{ ...NINE_TO_NOON, day: 2 }] }, 1],
    ['too-soon', TODAY, { ...open, hours: [{ ...NINE_TO_NOON, day: 2 }] }, 1],
    ['away', MONDAY, { ...open, blocks: [wholeDay] }, 1],
    ['away', MONDAY, { ...open, hours: [NINE_TO_NOON], blocks: [morning] }, 1],
    ['fully-booked', MONDAY, { ...open, hours: [NINE_TO_NOON], bookings: [morning] }, 1],
    ['too-short', MONDAY, { ...open, hours: [NINE_TO_NOON] }, 4],
  ])('is closed because it is %s', (reason, date, calendar, hours) => {
    expect(closedOn(date, calendar, hours)).toBe(reason);
  });

  it('is away where nothing but blocks would close it, and fully booked where visits take what blocks leave', () => {
    const half = { startsAt: at(MONDAY, '09:00'), endsAt: at(MONDAY, '10:30') };
    const rest = { startsAt: at(MONDAY, '10:30'), endsAt: at(MONDAY, '12:00') };
    const hours = [NINE_TO_NOON];
    expect(closedOn(MONDAY, { hours, blocks: [half, rest], bookings: [half] })).toBe('away');
    expect(closedOn(MONDAY, { hours, blocks: [half], bookings: [rest] })).toBe('fully-booked');
  });

  it('is closed by what takes the half-hour after midnight that its only start needs', () => {
    const hours = [
      { day: 1, start: '23:30', end: '24:00' },
      { day: 2, start: '00:00', end: '00:30' },
    ];
    const taken = [{ startsAt: wholeDay.endsAt, endsAt: wholeDay.endsAt + SLOT_MS }];
    expect(closedOn(MONDAY, { ...open, hours })).toBeNull();
    expect(closedOn(MONDAY, { ...open, hours, blocks: taken })).toBe('away');
    expect(closedOn(MONDAY, { ...open, hours, bookings: taken })).toBe('fully-booked');
  });

  it('has no first start after the last day that can be booked', () => {
    const last = lastBookableDay(NOW);
    const starts = [last, addDays(last, 1)].map((date) => firstStartOn(date, open, NOW, 1));
    expect(starts).toEqual(['09:00', undefined]);
  });
});
