import { areaOf, type Place } from '@tidyhearth/domain';
import { distanceMiles } from '../grid.js';
import { describeWithOpenData, openDataRows } from '../../../test/support/open-data.js';
import { AREAS_NOT_COVERED } from './areas.js';
import { areaName, isUkArea, OUTCODE_GROUPS, STARTER_AREAS, STARTER_OUTCODES } from './starter-table.js';

const DENSE_AREAS = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC', 'M', 'B', 'LS', 'BS', 'SL', 'MK']);
const TOLERANCE_MILES = { dense: 3, rural: 6 };
/** Below this an outward code belongs to a few large organisations and says little about a place. */
const FEW_UNITS = 100;
/** The Highlands, Argyll and the northern islands are that wide. */
const WIDEST_AREA_MILES = 130;
/** Retired codes of the Outer Hebrides, far from Paisley; they are HS now. */
const HEBRIDES = /^PA8[0-8]$/;

describe('the starter table', () => {
  it('knows all 124 postcode areas by name', () => {
    expect(STARTER_AREAS.size + AREAS_NOT_COVERED.size).toBe(124);
    expect(areaName('OX')).toBe('Oxford');
    expect(areaName('JE')).toBe('Jersey');
    expect(isUkArea('ZZ')).toBe(false);
  });

  it('has a real area for every outward code', () => {
    expect([...STARTER_OUTCODES.keys()].filter((code) => !STARTER_AREAS.has(areaOf(code)))).toEqual([]);
  });

  it('knows every group of lettered outward codes', () => {
    expect([...OUTCODE_GROUPS].filter((group) => !STARTER_OUTCODES.has(group))).toEqual([]);
  });
});

describeWithOpenData('the starter table against outcodes.csv of the open data folder', () => {
  const real = new Map<string, Place & { units: number }>();
  beforeAll(() => {
    for (const [code = '', latitude, longitude, units] of openDataRows('outcodes.csv')) {
      real.set(code, { latitude: Number(latitude), longitude: Number(longitude), units: Number(units) });
    }
  });

  it('places every outward code within 3 miles in cities and 6 elsewhere', () => {
    const off: string[] = [];
    let checked = 0;
    for (const [code, place] of STARTER_OUTCODES) {
      const truth = real.get(code);
      if (!truth) continue;
      checked += 1;
      const isDense = DENSE_AREAS.has(areaOf(code)) && truth.units >= FEW_UNITS;
      const miles = distanceMiles(place, truth);
      if (miles > TOLERANCE_MILES[isDense ? 'dense' : 'rural'])
        off.push(`${code}: ${miles.toFixed(1)} miles`);
    }
    expect(off).toEqual([]);
    expect(checked).toBeGreaterThan(500);
  });

  it('lists every outward code of the launch county, its neighbours, London and the named cities', () => {
    const listed = /^(OX|RG|HP|MK|GL|NN|CV|SN|SL|E|EC|N|NW|SE|SW|W|WC|M|B|LS|BS)\d/;
    const missing = [...real.keys()].filter((code) => listed.test(code) && !STARTER_OUTCODES.has(code));
    expect(missing).toEqual([]);
  });

  it('knows which codes are no outward code but a group of them', () => {
    const lettered = [...real.keys()].filter((code) => /\d[A-Z]$/.test(code));
    // A single retired postcode stands under W1 itself.
    const isOutcode = (code: string) => (real.get(code)?.units ?? 0) >= FEW_UNITS;
    const groups = lettered.map((code) => code.slice(0, -1)).filter((code) => !isOutcode(code));
    expect(new Set(groups)).toEqual(OUTCODE_GROUPS);
  });

  it('knows at least the area of every outward code, and puts it in the right part of the country', () => {
    const off: string[] = [];
    for (const [code, truth] of real) {
      const area = STARTER_AREAS.get(areaOf(code));
      const isFar = area && distanceMiles(area, truth) > WIDEST_AREA_MILES;
      if (!area || (isFar && !HEBRIDES.test(code))) off.push(code);
    }
    expect(off).toEqual([]);
  });
});
