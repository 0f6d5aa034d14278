import type { ApiKeyState } from '@tidyhearth/domain';
import { KEY, KEY_COLUMNS } from '../../auth/api-keys/api-keys.queries.js';
import { int, text, type RowOf } from '../../database/statement.js';
import { ADMIN_KEY_SORTS, type AdminKeysQuery, type AdminKeySort } from '../api-keys/admin-keys.query.js';
import type { Filters } from '../listing/list-query.js';
import { Where } from '../listing/where.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';

const SOURCE = {
  columns: `${KEY_COLUMNS}, k.userId, u.firstName, u.lastName, u.email`,
  from: 'api_keys k JOIN users u ON u.id = k.userId',
  sorts: ADMIN_KEY_SORTS,
  id: 'k.id',
  uniqueSorts: ['id'],
} as const satisfies ListSource<AdminKeySort>;

export function filterKeys(
  { search, userId, state }: Filters<AdminKeysQuery>,
  now: number,
  namedId?: number,
): Where {
  const where = new Where().person(search, namedId).equals('k.userId', userId);
  return state === undefined ? where : inState(where, state, now);
}

function inState(where: Where, state: ApiKeyState, now: number): Where {
  if (state === 'revoked') return where.isSet('k.revokedAt', true);
  return where.isSet('k.revokedAt', false).add(`k.expiresAt ${state === 'live' ? '>' : '<='} ?`, now);
}

const SAMPLES = [
  filterKeys({}, 0),
  filterKeys({ search: 'ada', userId: 1, state: 'live' }, 0),
  filterKeys({ state: 'expired' }, 0),
  filterKeys({ state: 'revoked' }, 0),
  filterKeys({}, 0, 1),
];

export const LIST_KEYS = selectPage(
  'admin.listKeys',
  { ...KEY, userId: int, firstName: text, lastName: text, email: text },
  SOURCE,
  SAMPLES,
);
export const COUNT_KEYS = selectTotal('admin.countKeys', SOURCE, SAMPLES);
export type AdminKeyRow = RowOf<typeof LIST_KEYS>;
