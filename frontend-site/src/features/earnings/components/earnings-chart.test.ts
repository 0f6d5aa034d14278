import { describe, expect, it } from 'vitest';
import { ceilingOf, labelled, labelVisibility } from './earnings-chart';

const point = (date: string) => ({ date, gross: '10.00', net: '9.50' });

describe('the earnings chart', () => {
  it('names months in full, and never so that they read as a day', () => {
    const [month, day] = labelled([point('2026-11'), point('2026-11-26')]);
    expect([month?.label, month?.lines]).toEqual(['November 2026', ['Nov', '2026']]);
    expect([day?.label, day?.lines]).toEqual(['26 Nov', ['26 Nov']]);
  });

  it.each([
    [6, 6],
    [7, 4],
    [22, 6],
    [31, 6],
  ])('of %i bars labels %i where six labels have room', (bars, labels) => {
    const visible = Array.from({ length: bars }, (_, index) => labelVisibility(index, bars, 6));
    expect(visible.filter((visibility) => visibility === 'visible')).toHaveLength(labels);
    expect(visible[0]).toBe('visible');
  });

  it('ends its scale at a round figure', () => {
    expect([0, 7, 23, 100, 260].map(ceilingOf)).toEqual([1, 10, 25, 100, 500]);
  });
});
