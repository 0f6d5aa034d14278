import type { Place, PlacePrecision } from '@tidyhearth/domain';
import { coarsePlace, gridPosition, type GridPosition } from '../geo/grid.js';
import type { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';

/** The place columns of a cleaner, all derived from the postcode. The exact position is not stored. */
export interface CleanerPlace extends GridPosition {
  postcode: string;
  latitude: number;
  longitude: number;
  geoPrecision: PlacePrecision;
}

/** Call it outside a transaction, so that a postcode without a position is refused before anything is written. */
export async function placeOf(geocoder: PostcodeGeocoderService, postcode: string): Promise<CleanerPlace> {
  const { latitude, longitude, precision } = await geocoder.resolve(postcode);
  return { postcode, geoPrecision: precision, ...coarseColumns({ latitude, longitude }) };
}

/** The rough position that the search and everybody else use. */
export function coarseColumns(place: Place): Place & GridPosition {
  const coarse = coarsePlace(place);
  return { ...coarse, ...gridPosition(coarse) };
}
