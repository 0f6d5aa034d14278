import { ALL_API_SCOPES, type ApiKeyState, type ApiScope } from '@tidyhearth/domain';
import { isoOf, isoOrNull } from '../../database/columns.js';
import type { KeyRow } from './api-keys.queries.js';
import type { ApiKeyResponse } from './dto/api-key.dto.js';
import type { KeyFacts } from './events/api-key.events.js';

export function toApiKey(row: KeyRow, now: number): ApiKeyResponse {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    lastFour: row.lastFour,
    scopes: readScopes(row.scopes),
    state: stateOf(row, now),
    createdAt: isoOf(row.createdAt),
    expiresAt: isoOf(row.expiresAt),
    lastUsedAt: isoOrNull(row.lastUsedAt),
    revokedAt: isoOrNull(row.revokedAt),
  };
}

/** Ignores scopes that only an older version knew. */
export function readScopes(scopes: string): ApiScope[] {
  const held = new Set(scopes.split(' '));
  return ALL_API_SCOPES.filter((scope) => held.has(scope));
}

export const factsOf = (userId: number, { id, name, prefix, lastFour }: KeyFactsRow): KeyFacts => ({
  keyId: id,
  userId,
  name,
  hint: `${prefix}…${lastFour}`,
});

type KeyFactsRow = Pick<KeyRow, 'id' | 'name' | 'prefix' | 'lastFour'>;

function stateOf({ revokedAt, expiresAt }: KeyRow, now: number): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'live' : 'expired';
}
