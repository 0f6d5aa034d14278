import { freeDays, lastBookableDay } from '@tidyhearth/domain';
import { bookingTimeOf } from './booking-time.js';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const ANY_TIME = { hours: [], blocks: [], bookings: [] };

describe('bookingTimeOf', () => {
  it('takes every start that is offered on the last day, and none of the day after', () => {
    const last = lastBookableDay(NOW);
    const starts = freeDays(last, last, ANY_TIME, NOW).flatMap((day) => day.starts);
    expect(starts.length).toBeGreaterThan(5);
    for (const { time } of starts)
      expect(bookingTimeOf(last, time, 60, NOW)).toMatchObject({ date: last, time });
    expect(() => bookingTimeOf('2028-07-06', '09:00', 60, NOW)).toThrow(
      expect.objectContaining({ code: 'TIME_TOO_FAR' }),
    );
  });
});
