import { expect, test } from 'vitest';
import { ageOf, countOf, formatShare } from './format';

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

test('shares are whole percents', () => {
  expect(formatShare(0.184)).toBe('18%');
});
