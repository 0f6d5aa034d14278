import { Injectable } from '@nestjs/common';
import type { Place } from '@tidyhearth/domain';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';

/** Where a job is, as exactly as cleaners may know it before it is theirs. */
@Injectable()
export class PostingPlaceService {
  constructor(private readonly geocoder: PostcodeGeocoderService) {}

  /**
   * The middle of the outward code: from distances to the home itself, taken from several postcodes, a cleaner could
   * work out where it stands.
   *
   * @throws AppError POSTCODE_NOT_FOUND or POSTCODE_NOT_COVERED
   */
  async resolve(postcode: string): Promise<Place> {
    const { outcode } = await this.geocoder.resolve(postcode);
    const { latitude, longitude } = await this.geocoder.resolve(outcode);
    return { latitude, longitude };
  }
}
