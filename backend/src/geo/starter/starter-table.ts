import { areaOf, type Place } from '@tidyhearth/domain';
import { AREAS, AREAS_NOT_COVERED } from './areas.js';
import { CITIES } from './cities.js';
import { LONDON } from './london.js';
import { NEIGHBOURS } from './neighbours.js';
import { OXFORDSHIRE } from './oxfordshire.js';

export interface StarterArea extends Place {
  name: string;
}

const ROW = /^([A-Z]{1,2}(?:\d[A-Z\d]?)?) (\d{2}\.\d{2}) (-?\d\.\d{2})(?: (.+))?$/;

function rowsOf(text: string): [code: string, area: StarterArea][] {
  return text
    .split(/[\n,]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [, code, latitude, longitude, name = ''] = ROW.exec(row) ?? [];
      if (code === undefined) throw new Error(`Starter table: can't read "${row}"`);
      return [code, { latitude: Number(latitude), longitude: Number(longitude), name }];
    });
}

/**
 * What a fresh installation knows before the official files are imported: the middle of every postcode area, and of the
 * outward codes where the market starts. Written for this project, accurate to a few miles.
 */
export const STARTER_AREAS: ReadonlyMap<string, StarterArea> = new Map(rowsOf(AREAS));

export const STARTER_OUTCODES: ReadonlyMap<string, Place> = new Map(
  [OXFORDSHIRE, NEIGHBOURS, LONDON, CITIES].flatMap((text) =>
    rowsOf(text).map(([code, { latitude, longitude }]): [string, Place] => [code, { latitude, longitude }]),
  ),
);

/** Where the table has outward codes of an area, it has all of them: any other does not exist. */
export const COMPLETE_AREAS: ReadonlySet<string> = new Set(
  [...STARTER_OUTCODES.keys()].map((outcode) => areaOf(outcode)),
);

/**
 * What people call W1A, W1B … together. E1, N1, NW1 and SE1 are not such groups, although E1W, N1C, NW1W and SE1P exist:
 * each is an outward code of its own.
 */
export const OUTCODE_GROUPS: ReadonlySet<string> = new Set([
  'EC1',
  'EC2',
  'EC3',
  'EC4',
  'SW1',
  'W1',
  'WC1',
  'WC2',
]);

export const isUkArea = (area: string) => STARTER_AREAS.has(area) || AREAS_NOT_COVERED.has(area);

export function areaName(area: string): string | undefined {
  return STARTER_AREAS.get(area)?.name ?? AREAS_NOT_COVERED.get(area);
}
