import {
  BIO_MAX,
  LOCATION_MAX,
  PROFILE_RATE_PENCE,
  RESPONSE_TIMES,
  SERVICE_IDS,
  type ResponseTime,
} from '@tidyhearth/domain';
import { Amount, Echo, Flag, FullPostcode, OneOf, PlainText, SomeOf, Text } from '../../common/fields.js';

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

  @PlainText({
    max: LOCATION_MAX,
    optional: true,
    description: 'Service area in words',
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

  @Echo()
  id?: unknown;

  @Echo()
  userId?: unknown;

  @Echo()
  user?: unknown;

  @Echo()
  profileImage?: unknown;

  @Echo()
  rating?: unknown;

  @Echo()
  reviewCount?: unknown;

  @Echo()
  isInsured?: unknown;

  @Echo()
  isBackgroundChecked?: unknown;

  @Echo()
  status?: unknown;

  @Echo()
  rejectionReason?: unknown;

  @Echo()
  checks?: unknown;

  @Echo()
  nextFree?: unknown;

  @Echo()
  hasCalendarFeed?: unknown;
}

/** Columns that are written as they were sent. */
export const PLAIN_FIELDS = [
  'bio',
  'experience',
  'location',
  'responseTime',
  'isAvailable',
] as const satisfies (keyof UpdateCleanerDto)[];

export const EDITABLE_FIELDS = [...PLAIN_FIELDS, 'hourlyRate', 'postcode', 'services'] as const;

/**
 * Everything else that a profile shows, except the next free slot: it changes with time, so two reads need not agree on
 * it.
 */
export const FIXED_FIELDS = [
  'id',
  'userId',
  'user',
  'profileImage',
  'rating',
  'reviewCount',
  'isInsured',
  'isBackgroundChecked',
  'checks',
  'status',
  'rejectionReason',
] as const satisfies (keyof UpdateCleanerDto)[];
