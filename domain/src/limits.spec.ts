import { truncate } from './limits.js';

describe('a text that is cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab🧹d', 3, 'ab🧹'],
    ['🧹🧹', 1, '🧹'],
    ['', 3, ''],
  ])('%j to %i characters keeps whole ones', (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });
});
