import {
  BIO_MAX,
  LOCATION_MAX,
  PROFILE_RATE_PENCE,
  RESPONSE_TIMES,
  SERVICE_IDS,
  type ResponseTime,
} from '@tidyhearth/domain';
import { Amount, Flag, FullPostcode, OneOf, SomeOf, Text } from '../../common/fields.js';

export class UpdateCleanerDto {
  @Text({ max: BIO_MAX, multiline: true, optional: true })
  bio?: string;

  @Text({ max: BIO_MAX, multiline: true, optional: true, nullable: true })
  experience?: string | null;

  @Amount({
    minPence: PROFILE_RATE_PENCE.min,
    maxPence: PROFILE_RATE_PENCE.max,
    optional: true,
    example: '25.00',
  })
  hourlyRate?: string;

  @Text({
    max: LOCATION_MAX,
    optional: true,
    description: 'The service area in words',
    example: 'Oxford and Abingdon',
  })
  location?: string;

  @FullPostcode({ optional: true })
  postcode?: string;

  @SomeOf(SERVICE_IDS, { optional: true })
  services?: string[];

  @OneOf(RESPONSE_TIMES, { optional: true, name: 'ResponseTime' })
  responseTime?: ResponseTime;

  @Flag({ optional: true })
  isAvailable?: boolean;
}
