import type { Actor } from './actor.js';
import { AppError } from './app-error.js';

/** A path or body that names a user must name the caller, for the admin too. */
export function requireSelf(actor: Actor, userId: number): void {
  if (actor.userId !== userId) throw new AppError('FORBIDDEN');
}

/** The caller's own cleaner profile id, named by that id. */
export function requireOwnCleaner(actor: Actor, cleanerId: number): number {
  if (actor.cleanerId === null || actor.cleanerId !== cleanerId) throw new AppError('FORBIDDEN');
  return actor.cleanerId;
}

/**
 * `/bookings/cleaner/{id}` and `/applications/cleaner/{id}` are called with both kinds of id: the caller's own profile
 * id and own user id both name the caller's list, anything else is somebody else's.
 */
export function requireOwnCleanerByEitherId(actor: Actor, id: number): number {
  if (actor.cleanerId === null || (id !== actor.cleanerId && id !== actor.userId)) {
    throw new AppError('FORBIDDEN');
  }
  return actor.cleanerId;
}
