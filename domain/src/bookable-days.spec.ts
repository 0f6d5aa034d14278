import { bookableDay, lastBookableDay, type Calendar } from './availability.js';
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
});
