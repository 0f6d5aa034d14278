import type { KeyHolder } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';

/** The kind of holder that somebody is; undefined for those who can't hold keys. */
export function holderOf({ isAdmin, userType }: Pick<Actor, 'isAdmin' | 'userType'>): KeyHolder | undefined {
  if (isAdmin) return 'admin';
  return userType === 'cleaner' ? 'cleaner' : undefined;
}
