import { ALL_API_SCOPES, scopesOf, type ApiScope, type KeyHolder } from '@tidyhearth/domain';
import { makeKey, type MadeKey } from '../support/api-keys.js';
import type { Session, World } from '../support/world.js';
import type { Row } from './access-row.js';

/** Callers with an API key: one with only the scope of the call, and one with all other scopes. */
export const KEY_ACTORS = ['keyWithScope', 'keyWithoutScope'] as const;
export type KeyActor = (typeof KEY_ACTORS)[number];

/** Who owns the key: the cleaner if cleaners may make the call at all, otherwise the admin. */
export const holderFor = ({ answers, scope }: Row): KeyHolder =>
  scope !== undefined && answers.cleaner === 403 ? 'admin' : 'cleaner';

/**
 * The status for a key follows from the row. A call for keys only accepts any of them. With the scope, the key gets its
 * owner's status, without it 403. A call without a scope refuses every key, unless it is open to visitors, where a key
 * has no effect.
 */
export function keyAnswer(row: Row, who: KeyActor): number | null {
  const { anonymous } = row.answers;
  if (row.keysOnly) return 200;
  if (row.scope === undefined) return anonymous === 401 ? 403 : anonymous;
  return who === 'keyWithScope' ? row.answers[holderFor(row)] : 403;
}

/** The scopes of a key: only the call's own, or all others. For calls without a scope: all, or just one. */
function scopesFor({ scope }: Row, holder: KeyHolder, who: KeyActor): ApiScope[] {
  if (scope === undefined) return who === 'keyWithScope' ? scopesOf(holder) : ALL_API_SCOPES.slice(0, 1);
  return who === 'keyWithScope' ? [scope] : scopesOf(holder).filter((other) => other !== scope);
}

/** Creates a key for one call and revokes it afterwards, because the number per person is limited. */
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
