import { expect, test } from 'vitest';
import { ageOf, countOf, formatNumber, formatShare } from './format';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const before = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, '0 minutes'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour'],
  [47 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
  [-5 * MINUTE, '0 minutes'],
])('an instant %i ms back is %s old', (age, words) => {
  expect(ageOf(before(age), NOW)).toBe(words);
});

test('counts agree with their nouns', () => {
  expect(countOf(1, 'cleaner')).toBe('1 cleaner');
  expect(countOf(1240, 'cleaner')).toBe('1,240 cleaners');
  expect(countOf(2, 'try', 'tries')).toBe('2 tries');
});

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1234])(
  '%i is written as elsewhere in the UK',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-GB'));
  },
);

test.each([0, 0.004, 0.184, 0.995, 1])('the share %f is a whole percent', (share) => {
  expect(formatShare(share)).toBe(share.toLocaleString('en-GB', { style: 'percent' }));
});
