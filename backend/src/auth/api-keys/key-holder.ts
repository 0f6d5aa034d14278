import type { KeyHolder } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';

/** As what somebody holds keys; undefined for who can't hold any. */
export function holderOf({ isAdmin, userType }: Pick<Actor, 'isAdmin' | 'userType'>): KeyHolder | undefined {
  if (isAdmin) return 'admin';
  return userType === 'cleaner' ? 'cleaner' : undefined;
}
