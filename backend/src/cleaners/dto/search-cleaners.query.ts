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
    description: 'A full postcode, or its first half',
  })
  postcode?: string | null;

  @QueryInt({ min: 1, max: MAX_RADIUS_MILES, description: 'Miles around the postcode' })
  radius = DEFAULT_RADIUS_MILES;

  @OneOf(SERVICE_IDS, { optional: true, description: 'Any word of a family finds all of it' })
  service?: ServiceId;

  @Amount({ maxPence: SEARCH_RATE_MAX_PENCE, optional: true, description: 'Pounds an hour, at least' })
  minRate?: string;

  @Amount({ maxPence: SEARCH_RATE_MAX_PENCE, optional: true, description: 'Pounds an hour, at most' })
  maxRate?: string;

  @Transform(toNumber)
  @Num({ min: 0, max: 5, optional: true, description: 'Stars on average, at least' })
  minRating?: number;

  @QueryFlag({ description: 'Insured cleaners only' })
  insured?: boolean;

  @UkDate({ optional: true, description: 'Only cleaners with a free start on that day' })
  date?: string;

  @UkTime({ optional: true, description: 'With a date: free at that time' })
  time?: string;

  @OneOf(CLEANER_SORTS, { optional: true, description: '`distance` needs a postcode' })
  sort: CleanerSort = 'rating';

  @QueryInt({ min: 1, max: MAX_PAGE_SIZE, description: 'Cleaners a page' })
  limit = SEARCH_PAGE_SIZE;

  @PageCursor()
  cursor?: string;
}
