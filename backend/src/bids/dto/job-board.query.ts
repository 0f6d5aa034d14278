import { MAX_RADIUS_MILES, POSTING_BUDGET_PENCE, SERVICE_IDS, type ServiceId } from '@tidyhearth/domain';
import { Amount, OneOf, QueryInt, UkDate } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

export const JOB_SORTS = ['newest', 'nearest', 'soonest', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export class JobBoardQuery extends PageQuery {
  @QueryInt({
    min: 1,
    max: MAX_RADIUS_MILES,
    description:
      'Largest distance in miles from the caller to the middle of the job’s outward code. Without it, the orders `nearest` and `pay` use the largest value allowed',
  })
  distance?: number;

  @OneOf(SERVICE_IDS, { optional: true, description: 'Only jobs for this service or an equivalent one' })
  service?: ServiceId;

  @UkDate({ optional: true, description: 'Only jobs on this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Only jobs on this day or earlier' })
  to?: string;

  @Amount({
    maxPence: POSTING_BUDGET_PENCE.max,
    optional: true,
    example: '20.00',
    description: 'Budget per hour in pounds, at least this much',
  })
  minPay?: string;

  @OneOf(JOB_SORTS, { optional: true, description: 'Order; `pay` starts with the highest budget per hour' })
  sort: JobSort = 'newest';
}
