/**
 * Uncommitted changes by somebody else, which stop a request between its first read and its
 * transaction; concurrent calls alone meet there only by chance.
 */
import { heldWrite, type HeldWrite } from '../held-write.js';
import type { Account } from '../world.js';

type Meanwhile<T> = (held: HeldWrite) => Promise<T>;

export const heldSuspension = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET isSuspended = 1 WHERE id = ?', [user.id], meanwhile);

/** Of somebody who closes the account. */
export const heldClosing = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET deactivatedAt = 1 WHERE id = ?', [user.id], meanwhile);

/** Of somebody who signs out everywhere. */
export const heldSignOut = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('DELETE FROM sessions WHERE userId = ?', [user.id], meanwhile);

/** Of a customer who has just applied as a cleaner. */
export const heldChangeOfSide = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE users SET userType = 'cleaner' WHERE id = ?", [user.id], meanwhile);

export const heldCancellation = <T>(postingId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE postings SET status = 'cancelled' WHERE id = ?", [postingId], meanwhile);

export const heldMove = <T>(postingId: number, postcode: string, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE postings SET postcode = ? WHERE id = ?', [postcode, postingId], meanwhile);

export const heldRejection = <T>(bidId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE applications SET status = 'rejected' WHERE id = ?", [bidId], meanwhile);
