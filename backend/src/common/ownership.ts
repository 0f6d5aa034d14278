import type { Actor } from './actor.js';
import { AppError } from './app-error.js';

/** A path or body that names a user must name the caller. This also applies to the admin. */
export function requireSelf(actor: Actor, userId: number): void {
  if (actor.userId !== userId) throw new AppError('FORBIDDEN');
}

/** @returns the caller's cleaner id, if the path or body names it */
export function requireOwnCleaner(actor: Actor, cleanerId: number): number {
  if (actor.cleanerId === null || actor.cleanerId !== cleanerId) throw new AppError('FORBIDDEN');
  return actor.cleanerId;
}

/**
 * `/bookings/cleaner/{id}` and `/applications/cleaner/{id}` are called with both kinds of ids: the caller's own cleaner
 * id and user id both mean the caller's list. Any other id is somebody else's and is refused.
 */
export function requireOwnCleanerByEitherId(actor: Actor, id: number): number {
  if (actor.cleanerId === null || (id !== actor.cleanerId && id !== actor.userId)) {
    throw new AppError('FORBIDDEN');
  }
  return actor.cleanerId;
}
