import type { Place } from '@tidyhearth/domain';
import { placeOfGrid } from './national-grid.js';

export type GeoRow =
  | ({ kind: 'unit'; postcode: string; isTerminated: boolean } & Place)
  | ({ kind: 'group'; code: string } & Place);

/** The file has no recognisable positions of postcodes. */
export class UnknownFormatError extends Error {}

export type Unusable = 'noPosition' | 'unreadable';

/** One of the layouts in which postcode positions are published. */
export interface CsvFormat {
  name: string;
  hasHeader: boolean;
  read(record: readonly string[]): GeoRow | Unusable;
}

const UNIT = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const SECTOR = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d)$/;
const OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/;
/** Code-Point Open's quality indicator for "no position". */
const NO_POSITION = '90';

/** Postcodes are published padded to seven or eight characters, or with one space. */
function unitOf(text = ''): string | undefined {
  const [, outward, inward] = UNIT.exec(text.replaceAll(' ', '').toUpperCase()) ?? [];
  return outward && inward && `${outward} ${inward}`;
}

/** The ONS writes 99.999999, or nothing, if it knows no position. */
const isInUk = ({ latitude, longitude }: Place) =>
  latitude > 49 && latitude < 61.5 && longitude > -9 && longitude < 2.5;

/** Recognises the layout by the first record of a file: its header, or its first row if it has no header. */
export function detectFormat(first: readonly string[]): CsvFormat | undefined {
  if (isCodePoint(first)) return CODE_POINT_OPEN;
  const names = first.map((name) => name.trim().toLowerCase());
  /** -1 if there is no such column. Of several, the one that is named first here. */
  const column = (...aliases: string[]) =>
    aliases.map((alias) => names.indexOf(alias)).find((index) => index >= 0) ?? -1;
  const latitude = column('lat', 'latitude');
  const longitude = column('long', 'lng', 'lon', 'longitude');
  if (latitude < 0 || longitude < 0) return undefined;
  const placeOf = (record: readonly string[]): Place => ({
    latitude: Number(record[latitude] || Number.NaN),
    longitude: Number(record[longitude] || Number.NaN),
  });
  const official = column('pcds', 'pcd8', 'pcd7', 'pcd');
  const postcode = official < 0 ? column('postcode') : official;
  if (postcode >= 0) {
    const name = official < 0 ? 'postcodes with coordinates' : 'ONS postcode directory';
    return unitFormat(name, postcode, column('doterm'), placeOf);
  }
  const sector = column('sector');
  if (sector >= 0) return groupFormat('sectors', sector, sectorOf, placeOf);
  const outcode = column('outcode', 'outward', 'district');
  return outcode < 0 ? undefined : groupFormat('outward codes', outcode, outcodeOf, placeOf);
}

type PlaceOf = (record: readonly string[]) => Place;

function unitFormat(name: string, postcodeAt: number, termAt: number, placeOf: PlaceOf): CsvFormat {
  return {
    name,
    hasHeader: true,
    read: (record) => {
      const postcode = unitOf(record[postcodeAt]);
      if (!postcode) return 'unreadable';
      const place = placeOf(record);
      return isInUk(place)
        ? { kind: 'unit', postcode, isTerminated: Boolean(record[termAt]), ...place }
        : 'noPosition';
    },
  };
}

function groupFormat(
  name: string,
  codeAt: number,
  codeOf: (text: string) => string | undefined,
  placeOf: PlaceOf,
): CsvFormat {
  return {
    name,
    hasHeader: true,
    read: (record) => {
      const code = codeOf((record[codeAt] ?? '').toUpperCase());
      if (!code) return 'unreadable';
      const place = placeOf(record);
      return isInUk(place) ? { kind: 'group', code, ...place } : 'noPosition';
    },
  };
}

const outcodeOf = (text: string) => (OUTCODE.test(text) ? text : undefined);

function sectorOf(text: string): string | undefined {
  const [, outward, digit] = SECTOR.exec(text) ?? [];
  return outward && digit && `${outward} ${digit}`;
}

/** Postcode, quality, easting, northing, …; no header. */
const isCodePoint = (record: readonly string[]) =>
  record.length >= 4 &&
  unitOf(record[0]) !== undefined &&
  record.slice(1, 4).every((field) => /^\d+$/.test(field.trim()));

const CODE_POINT_OPEN: CsvFormat = {
  name: 'OS Code-Point Open',
  hasHeader: false,
  read: ([text, quality, easting, northing]) => {
    const postcode = unitOf(text);
    if (!postcode) return 'unreadable';
    if (quality === NO_POSITION) return 'noPosition';
    const place = placeOfGrid(Number(easting), Number(northing));
    return isInUk(place) ? { kind: 'unit', postcode, isTerminated: false, ...place } : 'noPosition';
  },
};
