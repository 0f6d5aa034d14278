import type { Place, PlacePrecision } from '@tidyhearth/domain';

/** Where a typed postcode is, and how exactly that is known. */
export interface ResolvedPostcode extends Place {
  /** As typed, normalised: `OX1 2JD`, `OX1 2` or `OX1`. */
  postcode: string;
  outcode: string;
  /** `OX` */
  area: string;
  precision: PlacePrecision;
}
