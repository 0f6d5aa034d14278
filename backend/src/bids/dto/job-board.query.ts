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
      'Miles from the caller to the middle of the job’s outward code; `nearest` and `pay` look no farther than the most',
  })
  distance?: number;

  @OneOf(SERVICE_IDS, { optional: true, description: 'Any word of a family finds all of it' })
  service?: ServiceId;

  @UkDate({ optional: true, description: 'The first day' })
  from?: string;

  @UkDate({ optional: true, description: 'The last day' })
  to?: string;

  @Amount({
    maxPence: POSTING_BUDGET_PENCE.max,
    optional: true,
    example: '20.00',
    description: 'Budgets of at least so many pounds an hour',
  })
  minPay?: string;

  @OneOf(JOB_SORTS, { optional: true, description: '`pay`: the highest budget for an hour first' })
  sort: JobSort = 'newest';
}
