import { expect, it } from 'vitest';
import { formatPercent } from './format';

it.each([
  [0.1, '10%'],
  [0.075, '7.5%'],
  [0.0725, '7.25%'],
  [0.004, '0.4%'],
  [0, '0%'],
])('a share of %d reads %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});
