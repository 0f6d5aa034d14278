import { describe, expect, it } from 'vitest';
import { lanesOf } from './lanes';

const laned = (spans: [from: number, to: number][]) =>
  lanesOf(spans.map(([from, to]) => ({ from, to }))).map(({ item, lane, lanes }) => [
    item.from,
    item.to,
    `${lane + 1}/${lanes}`,
  ]);

describe('lanes of a day', () => {
  it('give the whole width to what stands alone or only touches', () => {
    expect(
      laned([
        [11, 13],
        [9, 11],
        [14, 15],
      ]),
    ).toEqual([
      [9, 11, '1/1'],
      [11, 13, '1/1'],
      [14, 15, '1/1'],
    ]);
  });

  it('put two of the same hour side by side', () => {
    expect(
      laned([
        [9, 10],
        [9, 10],
      ]),
    ).toEqual([
      [9, 10, '1/2'],
      [9, 10, '2/2'],
    ]);
  });

  it('use a lane again once it is free, beside something long', () => {
    expect(
      laned([
        [0, 24],
        [9, 11],
        [10, 12],
        [11, 13],
      ]),
    ).toEqual([
      [0, 24, '1/3'],
      [9, 11, '2/3'],
      [10, 12, '3/3'],
      [11, 13, '2/3'],
    ]);
  });

  it('divide each group of the day for itself', () => {
    expect(
      laned([
        [9, 11],
        [10, 12],
        [12, 14],
      ]),
    ).toEqual([
      [9, 11, '1/2'],
      [10, 12, '2/2'],
      [12, 14, '1/1'],
    ]);
  });
});
