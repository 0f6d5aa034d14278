import { ALL_API_SCOPES, scopesOf, type ApiScope, type KeyHolder } from '@tidyhearth/domain';
import { makeKey, type MadeKey } from '../support/api-keys.js';
import type { Session, World } from '../support/world.js';
import type { Row } from './access-row.js';

/** Callers with an API key: one that has the scope of the call and no other, and one that has all others. */
export const KEY_ACTORS = ['keyWithScope', 'keyWithoutScope'] as const;
export type KeyActor = (typeof KEY_ACTORS)[number];

/** Whose key makes the call: the cleaner's, where a cleaner may make it at all. */
export const holderFor = ({ answers, scope }: Row): KeyHolder =>
  scope !== undefined && answers.cleaner === 403 ? 'admin' : 'cleaner';

/**
 * The status for a key follows from the row. A call for keys only takes any of them. With the scope it is that of the key's owner, without it 403. A call without a
 * scope refuses every key, but for those that are open to visitors, where it counts for nothing.
 */
export function keyAnswer(row: Row, who: KeyActor): number | null {
  const { anonymous } = row.answers;
  if (row.keysOnly) return 200;
  if (row.scope === undefined) return anonymous === 401 ? 403 : anonymous;
  return who === 'keyWithScope' ? row.answers[holderFor(row)] : 403;
}

/** All calls may be called with these, but for the one scope that is to be missing. */
function scopesFor({ scope }: Row, holder: KeyHolder, who: KeyActor): ApiScope[] {
  if (scope === undefined) return who === 'keyWithScope' ? scopesOf(holder) : ALL_API_SCOPES.slice(0, 1);
  return who === 'keyWithScope' ? [scope] : scopesOf(holder).filter((other) => other !== scope);
}

/** Makes a key for one call and revokes it, because a person has only so many. */
export async function withKey<T>(
  world: World,
  owner: Session,
  row: Row,
  who: KeyActor,
  call: (key: MadeKey) => Promise<T>,
): Promise<T> {
  const key = await makeKey(world, owner, scopesFor(row, holderFor(row), who));
  try {
    return await call(key);
  } finally {
    await world.as(owner).delete(`/api/keys/${key.id}`);
  }
}
