import { API_KEY_STATES, MAX_ID, type ApiKeyState } from '@tidyhearth/domain';
import { OneOf, QueryInt, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

export const ADMIN_KEY_SORTS = {
  id: 'k.id',
  expiresAt: 'k.expiresAt',
  lastUsedAt: 'k.lastUsedAt',
} as const;
export type AdminKeySort = keyof typeof ADMIN_KEY_SORTS;

export class AdminKeysQuery extends ListQuery {
  @Text({ max: 100, min: 0, optional: true, description: 'In email, first or last name, in any case' })
  search?: string;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Whose' })
  userId?: number;

  @OneOf(API_KEY_STATES, { optional: true, description: 'Only keys that stand so' })
  state?: ApiKeyState;

  @OneOf(Object.keys(ADMIN_KEY_SORTS), { optional: true, description: 'What the rows are sorted by' })
  sort: AdminKeySort = 'id';
}
