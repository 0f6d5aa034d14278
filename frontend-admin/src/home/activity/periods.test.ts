import { expect, test } from 'vitest';
import { fillRateOf, spansOf } from './periods';

const day = (date: string, bookings: number, postings = 0, filledPostings = 0) => ({
  date,
  bookings,
  signUps: 1,
  postings,
  filledPostings,
});

test('days become bars of so many days', () => {
  const days = [day('2026-11-01', 2), day('2026-11-02', 3, 4, 1), day('2026-11-03', 5)];
  expect(spansOf(days, 1)).toHaveLength(3);
  expect(spansOf(days, 2)).toEqual([
    { from: '2026-11-01', to: '2026-11-02', signUps: 2, bookings: 5, postings: 4, filledPostings: 1 },
    { from: '2026-11-03', to: '2026-11-03', signUps: 1, bookings: 5, postings: 0, filledPostings: 0 },
  ]);
  expect(spansOf([], 7)).toEqual([]);
});

test('the fill rate of no jobs is none, not nought', () => {
  expect(fillRateOf({ postings: 4, filledPostings: 1 })).toBe(0.25);
  expect(fillRateOf({ postings: 4, filledPostings: 0 })).toBe(0);
  expect(fillRateOf({ postings: 0, filledPostings: 0 })).toBeNull();
});
