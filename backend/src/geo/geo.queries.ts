import { placeholders } from '../database/sql.js';
import { dynamicSelect, dynamicWrite, int, real, select, text, write } from '../database/statement.js';

const rowsOfFive = (rows: number) => Array(rows).fill('(?, ?, ?, ?, ?)').join(', ');

/**
 * `REPLACE` is the only upsert that both engines understand. It deletes the old row first, which is harmless because nothing
 * refers to these rows; importing a file twice changes nothing.
 */
export const REPLACE_POSTCODES = dynamicWrite(
  'geo.replacePostcodes',
  (rows: number) =>
    `REPLACE INTO postcodes (postcode, latitude, longitude, isTerminated, isLookedUp) VALUES ${rowsOfFive(rows)}`,
  [[2]],
);

export const REPLACE_GROUPS = dynamicWrite(
  'geo.replaceGroups',
  (rows: number) =>
    `REPLACE INTO postcode_groups (code, latitude, longitude, units, isDerived) VALUES ${rowsOfFive(rows)}`,
  [[2]],
);

export const INSERT_IMPORT = write(
  'geo.insertImport',
  'INSERT INTO geo_imports (source, licence, rowCount, importedAt) VALUES (?, ?, ?, ?)',
);

export const UPDATE_IMPORT = write(
  'geo.updateImport',
  'UPDATE geo_imports SET licence = ?, rowCount = ?, importedAt = ? WHERE id = ?',
);

export const FIND_UNIT = select(
  'geo.findUnit',
  { latitude: real, longitude: real },
  'SELECT latitude, longitude FROM postcodes WHERE postcode = ?',
);

export const LIST_GROUPS = dynamicSelect(
  'geo.listGroups',
  { code: text, latitude: real, longitude: real },
  (codes: readonly string[]) =>
    `SELECT code, latitude, longitude FROM postcode_groups WHERE code IN (${placeholders(codes)})`,
  [[['OX1', 'OX']]],
);

/**
 * Areas of which at least one full postcode was imported. Outward codes such as B1 and E1 are as short, hence the test
 * for a digit.
 */
export const COUNT_LOADED_AREAS = select(
  'geo.countLoadedAreas',
  { areas: int },
  `SELECT COUNT(*) AS areas FROM postcode_groups
    WHERE LENGTH(code) <= 2 AND SUBSTR(code, 2, 1) NOT BETWEEN '0' AND '9' AND units > 0`,
);

export const LIST_LICENCES = select(
  'geo.listLicences',
  { licence: text },
  'SELECT licence FROM geo_imports ORDER BY id',
);

/** MariaDB reports a substring and a mean as nullable. */
const SECTOR = "COALESCE(SUBSTR(postcode, 1, LENGTH(postcode) - 2), '')" as const;

/** Of imported rows only: a single postcode that a service answered says nothing about the middle of its sector. */
export const LIST_SECTOR_MEANS = select(
  'geo.listSectorMeans',
  { code: text, latitude: real, longitude: real, units: int },
  `SELECT ${SECTOR} AS code, COALESCE(AVG(latitude), 0) AS latitude, COALESCE(AVG(longitude), 0) AS longitude,
          COUNT(*) AS units
     FROM postcodes WHERE isLookedUp = 0 GROUP BY ${SECTOR}`,
);

/** Groups that came with a position of their own. */
export const LIST_GIVEN_GROUPS = select(
  'geo.listGivenGroups',
  { code: text, latitude: real, longitude: real, units: int },
  'SELECT code, latitude, longitude, units FROM postcode_groups WHERE units = 0 AND isDerived = 0',
);
