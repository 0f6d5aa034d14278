import {
  DEFAULT_RADIUS_MILES,
  MAX_PAGE_SIZE,
  MAX_RADIUS_MILES,
  SEARCH_PAGE_SIZE,
  SEARCH_RATE_MAX_PENCE,
  SERVICE_IDS,
  type ServiceId,
} from '@tidyhearth/domain';
import {
  Amount,
  Num,
  OneOf,
  QueryFlag,
  QueryInt,
  PageCursor,
  Text,
  UkDate,
  UkTime,
} from '../../common/fields.js';
import { Transform } from 'class-transformer';

const CLEANER_SORTS = ['rating', 'price', 'reviews', 'distance'] as const;
export type CleanerSort = (typeof CLEANER_SORTS)[number];

const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d(\.\d{1,2})?$/.test(value) ? Number(value) : value;

export class SearchCleanersQuery {
  @Text({
    max: 2100,
    optional: true,
    nullable: true,
    example: 'OX1 2JD',
    description: 'Full postcode, or its first half',
  })
  postcode?: string | null;

  @QueryInt({ min: 1, max: MAX_RADIUS_MILES, description: 'Radius around the postcode in miles' })
  radius = DEFAULT_RADIUS_MILES;

  @OneOf(SERVICE_IDS, {
    optional: true,
    description: 'Only cleaners who offer this service or an equivalent one',
  })
  service?: ServiceId;

  @Amount({
    maxPence: SEARCH_RATE_MAX_PENCE,
    optional: true,
    description: 'Hourly rate in pounds, at least this much',
  })
  minRate?: string;

  @Amount({
    maxPence: SEARCH_RATE_MAX_PENCE,
    optional: true,
    description: 'Hourly rate in pounds, at most this much',
  })
  maxRate?: string;

  @Transform(toNumber)
  @Num({ min: 0, max: 5, optional: true, description: 'Average rating in stars, at least this much' })
  minRating?: number;

  @QueryFlag({ description: 'Only insured cleaners' })
  insured?: boolean;

  @UkDate({ optional: true, description: 'Only cleaners with a free start on this day' })
  date?: string;

  @UkTime({ optional: true, description: 'With `date`: only cleaners who are free at this time' })
  time?: string;

  @OneOf(CLEANER_SORTS, { optional: true, description: 'Order; `distance` requires a postcode' })
  sort: CleanerSort = 'rating';

  @QueryInt({ min: 1, max: MAX_PAGE_SIZE, description: 'Number of cleaners on a page' })
  limit = SEARCH_PAGE_SIZE;

  @PageCursor()
  cursor?: string;
}
