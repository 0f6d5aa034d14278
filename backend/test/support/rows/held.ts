/**
 * A change by somebody else that is not committed yet, so that a request is caught between its first look and its
 * transaction each time; calls alone only meet there by chance.
 */
import { heldWrite, type HeldWrite } from '../held-write.js';
import type { Account } from '../world.js';

type Meanwhile<T> = (held: HeldWrite) => Promise<T>;

export const heldSuspension = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET isSuspended = 1 WHERE id = ?', [user.id], meanwhile);

export const heldCancellation = <T>(postingId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE postings SET status = 'cancelled' WHERE id = ?", [postingId], meanwhile);

export const heldRejection = <T>(bidId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE applications SET status = 'rejected' WHERE id = ?", [bidId], meanwhile);
