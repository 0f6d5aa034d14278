import type { Place } from '@tidyhearth/domain';
import proj4 from 'proj4';

/** Ordnance Survey's grid on Airy's ellipsoid of 1830, with the seven-parameter shift to WGS84: right to about 5 m. */
const BRITISH_NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +units=m +no_defs';

const toWgs84 = proj4(BRITISH_NATIONAL_GRID, 'WGS84');

export function placeOfGrid(easting: number, northing: number): Place {
  const [longitude = Number.NaN, latitude = Number.NaN] = toWgs84.forward([easting, northing]);
  return { latitude, longitude };
}
