import { CLEANER_STATUSES, LIST_SEARCH_MAX, type CleanerStatus } from '@tidyhearth/domain';
import { waitingSince } from '../../cleaners/reapplication.queries.js';
import { OneOf, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';
import { PERSON_SEARCH } from '../listing/person-search.js';

export const CLEANER_APPLICATION_SORTS = {
  id: 'c.id',
  createdAt: 'c.createdAt',
  waitingSince: waitingSince('c'),
  lastName: 'u.lastName',
  hourlyRate: 'c.hourlyRatePence',
} as const;
export type CleanerApplicationSort = keyof typeof CLEANER_APPLICATION_SORTS;

export class PendingSignUpsQuery extends ListQuery {
  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: PERSON_SEARCH })
  search?: string;

  @OneOf(Object.keys(CLEANER_APPLICATION_SORTS), {
    optional: true,
    description: 'Field by which the rows are sorted',
  })
  sort: CleanerApplicationSort = 'createdAt';
}

export class SignUpsQuery extends PendingSignUpsQuery {
  @OneOf(CLEANER_STATUSES, { optional: true, description: 'Only sign-ups in this state' })
  status?: CleanerStatus;
}
