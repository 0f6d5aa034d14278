import {
  APPLICANT_STATUSES,
  LIST_SEARCH_MAX,
  USER_TYPES,
  type ApplicantStatus,
  type UserType,
} from '@tidyhearth/domain';
import { OneOf, QueryFlag, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';
import { PERSON_SEARCH } from '../listing/person-search.js';

export const USER_SORTS = {
  id: 'u.id',
  createdAt: 'u.createdAt',
  email: 'u.email',
  firstName: 'u.firstName',
  lastName: 'u.lastName',
} as const;
export type UserSort = keyof typeof USER_SORTS;

export class AdminUsersQuery extends ListQuery {
  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: PERSON_SEARCH })
  search?: string;

  @OneOf(USER_TYPES, { optional: true, description: 'Only customers, without the admin, or only cleaners' })
  userType?: UserType;

  @OneOf(APPLICANT_STATUSES, { optional: true, description: 'Only cleaners whose sign-up is in this state' })
  cleanerStatus?: ApplicantStatus;

  @QueryFlag({ description: 'Only suspended accounts, or only others' })
  suspended?: boolean;

  @QueryFlag({ description: 'Only accounts that their owners have closed, or only others' })
  closed?: boolean;

  @QueryFlag({
    description: 'Only accounts with or without the verified badge, which is separate from the email code',
  })
  verified?: boolean;

  @QueryFlag({ description: 'Only cleaners with or without the insurance badge' })
  insured?: boolean;

  @OneOf(Object.keys(USER_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: UserSort = 'createdAt';
}
