/**
 * Mean Earth radius in miles (R1 of the IUGG, 6371.0088 km). Over the UK, distances on this sphere are 0.1 to 0.4 %
 * shorter than on WGS84.
 */
export const EARTH_RADIUS_MILES = 3958.7613;

export interface Place {
  /** Degrees, WGS84 */
  latitude: number;
  longitude: number;
}

/**
 * How precisely a position was resolved: from the full postcode, its sector, its outward code, or only its area (`OX`).
 */
export const PLACE_PRECISIONS = ['unit', 'sector', 'district', 'area'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];
