import { postingTimeOf } from './posting-time.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('postingTimeOf', () => {
  it('leaves the time of a bare date open and starts at nine', () => {
    expect(postingTimeOf('2026-12-01', NOW)).toEqual({
      postingDate: '2026-12-01',
      postingTime: null,
      startsAt: Date.parse('2026-12-01T09:00:00Z'),
    });
  });

  it('reads an instant on London’s clock, in summer an hour ahead of UTC', () => {
    expect(postingTimeOf('2027-06-01T23:30:00Z', NOW)).toEqual({
      postingDate: '2027-06-02',
      postingTime: '00:30',
      startsAt: Date.parse('2027-06-01T23:30:00Z'),
    });
    expect(postingTimeOf('2027-06-01T10:00:00+02:00', NOW).postingTime).toBe('09:00');
  });

  it('takes any time of the last day that can be booked', () => {
    expect(postingTimeOf('2027-12-26T23:30:00Z', NOW).postingDate).toBe('2027-12-26');
  });

  it.each([
    ['2026-11-21T11:30:00Z', 'TIME_IN_PAST'],
    ['2026-11-21', 'TIME_IN_PAST'],
    ['2027-12-27', 'TIME_TOO_FAR'],
    ['2026-12-01T09:10:00Z', 'VALIDATION_FAILED'],
  ])('refuses %s', (date, code) => {
    expect(() => postingTimeOf(date, NOW)).toThrow(expect.objectContaining({ code }));
  });
});
