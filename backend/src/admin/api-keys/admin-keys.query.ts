import { API_KEY_STATES, LIST_SEARCH_MAX, MAX_ID, type ApiKeyState } from '@tidyhearth/domain';
import { OneOf, QueryInt, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';
import { PERSON_SEARCH } from '../listing/person-search.js';

export const ADMIN_KEY_SORTS = {
  id: 'k.id',
  expiresAt: 'k.expiresAt',
  lastUsedAt: 'k.lastUsedAt',
} as const;
export type AdminKeySort = keyof typeof ADMIN_KEY_SORTS;

export class AdminKeysQuery extends ListQuery {
  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: PERSON_SEARCH })
  search?: string;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only keys of this account' })
  userId?: number;

  @OneOf(API_KEY_STATES, { optional: true, description: 'Only keys in this state' })
  state?: ApiKeyState;

  @OneOf(Object.keys(ADMIN_KEY_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: AdminKeySort = 'id';
}
