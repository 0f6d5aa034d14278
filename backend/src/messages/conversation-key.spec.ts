import { keyOf, pairOf, parsePair } from './conversation-key.js';

describe('the key of a conversation', () => {
  it('is the same whoever is named first', () => {
    expect(keyOf(pairOf(8, 3))).toBe('3-8');
    expect(keyOf(pairOf(3, 8))).toBe('3-8');
  });

  it.each([
    ['3-8', { low: 3, high: 8 }],
    ['8-3', { low: 3, high: 8 }],
    ['10-9', { low: 9, high: 10 }],
    ['1-2147483647', { low: 1, high: 2147483647 }],
  ])('reads %s', (text, pair) => {
    expect(parsePair(text)).toEqual(pair);
  });

  it.each([
    '',
    '-',
    '1-',
    '-1',
    '1-2-3',
    '1-1',
    '0-1',
    '01-2',
    '1-2147483648',
    '1-99999999999',
    ' 1-2',
    '1-2\n',
    '1–2',
    'a-b',
    '1.0-2',
    '+1-2',
    '1e1-2',
    '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  ])('refuses %j', (text) => {
    expect(parsePair(text)).toBeUndefined();
  });
});
