import { Injectable } from '@nestjs/common';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { boardPlaceOf, type BoardPlace } from './posting-columns.js';

/** The position of a job, as coarse as cleaners without the job may know it. */
@Injectable()
export class PostingPlaceService {
  constructor(private readonly geocoder: PostcodeGeocoderService) {}

  /**
   * The centre of the outcode. With exact distances to several postcodes, a cleaner could compute where the home is.
   *
   * @throws AppError POSTCODE_NOT_FOUND or POSTCODE_NOT_COVERED
   */
  async resolve(postcode: string): Promise<BoardPlace> {
    const { outcode } = await this.geocoder.resolve(postcode);
    return boardPlaceOf(await this.geocoder.resolve(outcode));
  }
}
