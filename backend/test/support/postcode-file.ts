import { STARTER_AREAS } from '../../src/geo/starter/starter-table.js';

/** Lines of a file that loads the whole country: a postcode of each area, as `OX1 1AA`, and these. */
export const postcodesOfTheCountry = (...more: readonly string[]): string =>
  [
    'postcode,lat,lng',
    ...[...STARTER_AREAS].map(([area, { latitude, longitude }]) => `${area}1 1AA,${latitude},${longitude}`),
    ...more,
  ].join('\n');
