import { lengthOf, truncate } from './limits.js';

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

it.each([
  ['', 0],
  ['abc', 3],
  ['ab🧹d', 4],
  ['🧹🏠', 2],
])('%j counts as %i characters', (text, expected) => {
  expect(lengthOf(text)).toBe(expected);
});
