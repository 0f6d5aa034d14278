import { Injectable } from '@nestjs/common';
import type { Place } from '@tidyhearth/domain';
import { PostcodeGeocoder } from '../geo/postcode-geocoder.js';

/** Where a job is, as exactly as cleaners may know it before it is theirs. */
@Injectable()
export class PostingPlace {
  constructor(private readonly geocoder: PostcodeGeocoder) {}

  /**
   * The middle of the outward code: from distances to the home itself, taken from several postcodes, a cleaner could
   * work out where it stands.
   *
   * @throws AppError POSTCODE_NOT_FOUND or POSTCODE_NOT_COVERED
   */
  async of(postcode: string): Promise<Place> {
    const { outcode } = await this.geocoder.resolve(postcode);
    const { latitude, longitude } = await this.geocoder.resolve(outcode);
    return { latitude, longitude };
  }
}
