import { formatAmount, formatPounds, parsePence, priceOf } from './money.js';

describe('money', () => {
  it.each([
    ['45', 4500],
    ['45.5', 4550],
    ['45.50', 4550],
    [45.1, 4510],
    [0.07, 7],
    ['0.00', 0],
    ['999999999.99', 99_999_999_999],
  ])('reads %p exactly', (amount, pence) => expect(parsePence(amount)).toBe(pence));

  it.each([
    '',
    '-1',
    '1.234',
    '1e3',
    '0x10',
    '1,5',
    'NaN',
    1e21,
    12.345,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
  ])('refuses %p', (amount) => expect(parsePence(amount)).toBeUndefined());

  it('writes two decimals', () => {
    expect([0, 5, 4500, 123456].map(formatAmount)).toEqual(['0.00', '0.05', '45.00', '1234.56']);
    expect(formatPounds('1234.5')).toBe('£1,234.50');
    const pence = [0, 99_999, 100_000, 123_456_789, -4505];
    expect(pence.map(formatPounds)).toEqual(['£0.00', '£999.99', '£1,000.00', '£1,234,567.89', '-£45.05']);
  });

  it('prices by the hour and rounds halves up, once', () => {
    expect(priceOf(2500, 180).totalPence).toBe(7500);
    expect(priceOf(1235, 90).totalPence).toBe(1853);
    expect(priceOf(1235, 30).totalPence).toBe(618);
    expect(priceOf(2500, 120, 500)).toEqual({ subtotalPence: 5000, platformFeePence: 500, totalPence: 5500 });
  });
});
