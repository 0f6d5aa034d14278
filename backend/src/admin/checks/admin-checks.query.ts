import {
  CHECK_KINDS,
  CHECK_STATES,
  LIST_SEARCH_MAX,
  MAX_ID,
  type CheckKind,
  type CheckState,
} from '@tidyhearth/domain';
import { OneOf, QueryInt, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';
import { PERSON_SEARCH } from '../listing/person-search.js';

export const CHECK_SORTS = { id: 'p.id', submittedAt: 'p.submittedAt', expiresOn: 'p.expiresOn' } as const;
export type CheckSort = keyof typeof CHECK_SORTS;

export class AdminChecksQuery extends ListQuery {
  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: PERSON_SEARCH })
  search?: string;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only checks of this account' })
  userId?: number;

  @OneOf(CHECK_KINDS, { optional: true, description: 'Only checks of this kind' })
  kind?: CheckKind;

  @OneOf(CHECK_STATES, { optional: true, description: 'Only checks in this state' })
  state?: CheckState;

  @OneOf(Object.keys(CHECK_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: CheckSort = 'id';
}
