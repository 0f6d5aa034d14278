import { areaOf } from '@tidyhearth/domain';
import type { PostcodeGroup } from '../postcode-group.entity.js';

/** A middle, and from how many full postcodes it was computed. */
export type GroupMean = Omit<PostcodeGroup, 'isDerived'>;

/**
 * Every group of postcodes with its middle, computed from the sectors' means over our full postcodes (`units` > 0) and from
 * groups that a file contained (`units` 0). A middle computed from full postcodes wins.
 */
export function buildGroups(sectors: readonly GroupMean[], given: readonly GroupMean[]): PostcodeGroup[] {
  const givenSectors = given.filter(({ code }) => code.includes(' '));
  const givenOutcodes = given.filter(({ code }) => /^[A-Z]+\d/.test(code) && !code.includes(' '));
  const outcodeOf = (sector: GroupMean) => sector.code.slice(0, -2);
  const outcodes = overlay(meansBy(givenSectors, outcodeOf), givenOutcodes, meansBy(sectors, outcodeOf));
  // W1A, W1B … form W1, unless an outward code has that name, as E1 does beside E1W.
  const lettered = outcodes.filter(({ code }) => /\d[A-Z]$/.test(code));
  const districts = meansBy(lettered, ({ code }) => code.slice(0, -1));
  // All outward codes of an area have the same weight, because perhaps not all of them were imported in full.
  const areas = meansBy(outcodes, ({ code }) => areaOf(code), 'alike');
  const groups = [...overlay(givenSectors, sectors), ...overlay(districts, outcodes), ...areas];
  const isGiven = new Set<GroupMean>(given);
  return groups.map((group) => ({ ...group, isDerived: !isGiven.has(group) }));
}

/** Later lists win. */
function overlay(...lists: (readonly GroupMean[])[]): GroupMean[] {
  return [...new Map(lists.flat().map((group) => [group.code, group])).values()];
}

function meansBy(
  groups: readonly GroupMean[],
  codeOf: (group: GroupMean) => string,
  weighing: 'byUnits' | 'alike' = 'byUnits',
): GroupMean[] {
  const sums = new Map<string, { latitude: number; longitude: number; weight: number; units: number }>();
  for (const group of groups) {
    const code = codeOf(group);
    const sum = sums.get(code) ?? { latitude: 0, longitude: 0, weight: 0, units: 0 };
    const weight = weighing === 'byUnits' ? Math.max(1, group.units) : 1;
    sum.latitude += group.latitude * weight;
    sum.longitude += group.longitude * weight;
    sum.weight += weight;
    sum.units += group.units;
    sums.set(code, sum);
  }
  return [...sums].map(([code, { latitude, longitude, weight, units }]) => ({
    code,
    latitude: latitude / weight,
    longitude: longitude / weight,
    units,
  }));
}
