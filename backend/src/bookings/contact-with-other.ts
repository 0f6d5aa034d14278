import { hasBlocked } from '../blocks/blocks.queries.js';
import { contactOf, type ContactState } from '../blocks/contact.js';
import { flag } from '../database/statement.js';
import { openAccount } from '../users/open-account.js';

/** Decides whether a customer and a cleaner who share work can write to each other and see each other's page. */
export const PARTY_FLAGS = {
  isCleanerOpen: flag,
  isCleanerApproved: flag,
  hasBlockedCleaner: flag,
  isCustomerOpen: flag,
  isCustomerApplying: flag,
  hasBlockedCustomer: flag,
};

/** For queries with `cleaners k`, `users ku` (the cleaner) and `users cu` (the customer). */
export const SELECT_PARTY_FLAGS = `CASE WHEN ${openAccount('ku')} THEN 1 ELSE 0 END AS isCleanerOpen,
    CASE WHEN k.status = 'approved' THEN 1 ELSE 0 END AS isCleanerApproved, ${hasBlocked('cu.id', 'k.userId')} AS hasBlockedCleaner,
    CASE WHEN ${openAccount('cu')} THEN 1 ELSE 0 END AS isCustomerOpen,
    CASE WHEN cu.userType = 'cleaner' AND NOT EXISTS (SELECT 1 FROM cleaners ck WHERE ck.userId = cu.id AND ck.status = 'approved')
      THEN 1 ELSE 0 END AS isCustomerApplying, ${hasBlocked('k.userId', 'cu.id')} AS hasBlockedCustomer` as const;

/** Whether a cleaner can be booked at all, at a time that is free. */
export const takesBookings = (
  cleaner: Record<'isCleanerOpen' | 'isCleanerApproved' | 'isAvailable', boolean>,
): boolean => cleaner.isCleanerOpen && cleaner.isCleanerApproved && cleaner.isAvailable;

export interface Parties extends Record<keyof typeof PARTY_FLAGS, boolean> {
  customerId: number;
  cleanerUserId: number;
}

/** Whether the viewer is a cleaner without an approval, or a customer who has applied as a cleaner. */
export const isUnapproved = (parties: Parties, viewerId: number): boolean =>
  parties.customerId === viewerId ? parties.isCustomerApplying : !parties.isCleanerApproved;

/**
 * Whether the viewer can write to the other party.
 *
 * @param mayWriteTo the only people to whom an unapproved cleaner may write; undefined for any other viewer
 */
export function contactWithOther(
  parties: Parties,
  viewerId: number,
  mayWriteTo: ReadonlySet<number> | undefined,
): ContactState {
  const isCustomer = parties.customerId === viewerId;
  const otherId = isCustomer ? parties.cleanerUserId : parties.customerId;
  const isOtherOpen = isCustomer ? parties.isCleanerOpen : parties.isCustomerOpen;
  const isBlockedByOther = isCustomer ? parties.hasBlockedCustomer : parties.hasBlockedCleaner;
  return contactOf({
    isBlockedByReader: isCustomer ? parties.hasBlockedCleaner : parties.hasBlockedCustomer,
    isReachable: isOtherOpen && !isBlockedByOther,
    mayWrite: mayWriteTo?.has(otherId),
  });
}
