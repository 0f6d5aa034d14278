import type { PlacePrecision } from '@tidyhearth/domain';
import { gridPosition, type GridPosition } from '../geo/grid.js';
import type { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';

/** The place columns of a cleaner, all derived from the postcode. */
export interface CleanerPlace extends GridPosition {
  postcode: string;
  latitude: number;
  longitude: number;
  geoPrecision: PlacePrecision;
}

/** Asks outside a transaction: a postcode that can't be placed is refused before anything is written. */
export async function placeOf(geocoder: PostcodeGeocoderService, postcode: string): Promise<CleanerPlace> {
  const { latitude, longitude, precision } = await geocoder.resolve(postcode);
  return { postcode, latitude, longitude, geoPrecision: precision, ...gridPosition({ latitude, longitude }) };
}
