import { STARTER_AREAS } from '../../src/geo/starter/starter-table.js';

/**
 * The lines of an import file for the whole country: a postcode of each area, such as `OX1 1AA`, and the given ones.
 */
export const postcodesOfTheCountry = (...more: readonly string[]): string =>
  [
    'postcode,lat,lng',
    ...[...STARTER_AREAS].map(([area, { latitude, longitude }]) => `${area}1 1AA,${latitude},${longitude}`),
    ...more,
  ].join('\n');
