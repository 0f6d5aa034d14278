import { buildGroups } from './group-means.js';

const group = (code: string, latitude: number, units: number) => ({ code, latitude, longitude: -1, units });

function latitudes(...lists: Parameters<typeof buildGroups>): Record<string, number> {
  return Object.fromEntries(buildGroups(...lists).map(({ code, latitude }) => [code, latitude]));
}

describe('buildGroups', () => {
  it('weighs sectors by their postcodes', () => {
    expect(latitudes([group('OX1 1', 50, 1), group('OX1 2', 52, 3)], [])).toEqual({
      'OX1 1': 50,
      'OX1 2': 52,
      OX1: 51.5,
      OX: 51.5,
    });
  });

  it('joins lettered codes to the district that people name', () => {
    expect(latitudes([group('W1A 1', 51, 1), group('W1B 1', 52, 1)], []).W1).toBe(51.5);
  });

  it('leaves a district of its own alone', () => {
    const found = latitudes([group('E1 1', 51, 1), group('E1W 1', 53, 5)], []);
    expect(found.E1).toBe(51);
    expect(found.E1W).toBe(53);
  });

  it('prefers what stands on full postcodes to what a file gave', () => {
    const found = latitudes([group('OX1 1', 51, 4)], [group('OX1', 40, 0), group('OX2', 52, 0)]);
    expect(found.OX1).toBe(51);
    expect(found.OX2).toBe(52);
  });

  it('does not pull the middle of an area towards the part that was imported in full', () => {
    expect(latitudes([group('TR21 0', 49, 300)], [group('TR1', 50, 0), group('TR2', 51, 0)]).TR).toBe(50);
  });

  it('counts the postcodes that a group stands on', () => {
    const groups = buildGroups([group('OX1 1', 51, 4), group('OX2 1', 51, 6)], [group('OX3', 52, 0)]);
    expect(groups.find(({ code }) => code === 'OX')?.units).toBe(10);
    expect(groups.find(({ code }) => code === 'OX3')?.units).toBe(0);
  });

  it('tells what was given from what was worked out, so that only that comes back as given', () => {
    const groups = buildGroups([], [group('OX1 1', 51.7, 0), group('OX2', 52, 0), group('W1A', 51.5, 0)]);
    const derived = groups.filter(({ isDerived }) => isDerived).map(({ code }) => code);
    expect(derived.toSorted()).toEqual(['OX', 'OX1', 'W', 'W1']);
    const again = buildGroups(
      [],
      [...groups.filter(({ isDerived }) => !isDerived), group('OX1 2', 51.9, 0), group('W1B', 51.7, 0)],
    );
    expect(Object.fromEntries(again.map(({ code, latitude }) => [code, latitude]))).toMatchObject({
      OX1: expect.closeTo(51.8),
      OX2: 52,
      W1: expect.closeTo(51.6),
    });
  });
});
