import { retryAfterMs } from './retry.js';

const NOW = Date.parse('2027-01-01T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['2', 2_000],
    [' 0 ', 0],
    ['Fri, 01 Jan 2027 12:00:30 GMT', 30_000],
    ['Fri, 01 Jan 2027 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p is a wait of %p ms', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});
