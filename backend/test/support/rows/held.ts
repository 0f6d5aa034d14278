/**
 * Uncommitted changes by somebody else, which stop a request between its first read and its transaction. Concurrent
 * calls alone meet at that point only by chance.
 */
import { hash } from '@node-rs/argon2';
import { HOUR_MS } from '@tidyhearth/domain';
import { heldWrite, heldWrites, type HeldWrite, type Write } from '../held-write.js';
import type { Account, CleanerAccount } from '../world.js';

type Meanwhile<T> = (held: HeldWrite) => Promise<T>;

/** The response of a call that passes its first checks before the change is committed, and meets it afterwards. */
export async function askedMeanwhile<T>(
  { commit, untilCaught }: HeldWrite,
  call: () => PromiseLike<T>,
): Promise<T> {
  const asking = call().then((answer) => answer);
  await untilCaught(1);
  await commit();
  return asking;
}

export const heldSuspension = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET isSuspended = 1 WHERE id = ?', [user.id], meanwhile);

/** Somebody closes the account. */
export const heldClosing = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET deactivatedAt = 1 WHERE id = ?', [user.id], meanwhile);

/** Somebody signs out everywhere. */
export const heldSignOut = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('DELETE FROM sessions WHERE userId = ?', [user.id], meanwhile);

/** Somebody chooses a new password in this session, which continues, while the hash changes. */
export async function heldPasswordChange<T>({ user }: Account, meanwhile: Meanwhile<T>): Promise<T> {
  const another = await hash('another password', { memoryCost: 64, timeCost: 1 });
  return heldWrite('UPDATE users SET password = ? WHERE id = ?', [another, user.id], meanwhile);
}

const accountOf = ({ user }: Account): Write => [
  'UPDATE users SET updatedAt = updatedAt + 1 WHERE id = ?',
  [user.id],
];

/** A call holds the account without visible changes. */
export const heldAccount = <T>(person: Account, meanwhile: Meanwhile<T>) =>
  heldWrites([accountOf(person)], meanwhile);

/** Somebody closes the account, and the address has already been moved to the closed account. */
export const heldReservation = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [
      [
        `INSERT INTO closed_accounts (userId, email, firstName, lastName, closedAt, erasedAt)
         SELECT id, email, firstName, lastName, 1, 1 FROM users WHERE id = ?`,
        [user.id],
      ],
      ['UPDATE users SET deactivatedAt = 1, email = ? WHERE id = ?', [`closed-${user.id}`, user.id]],
    ],
    meanwhile,
  );

/** Somebody confirms a new address. */
export const heldAddressChange = <T>({ user }: Account, email: string, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET email = ? WHERE id = ?', [email, user.id], meanwhile);

/** Somebody turns on two-factor authentication. */
export const heldSecondFactor = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET is2FAEnabled = 1 WHERE id = ?', [user.id], meanwhile);

/** Somebody turns two-factor authentication off and on again, with another secret. */
export const heldNewSecret = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE users SET twoFASecret = 'sealed anew' WHERE id = ?", [user.id], meanwhile);

/** Somebody revokes the API keys. */
export const heldRevocation = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE api_keys SET revokedAt = 1 WHERE userId = ?', [user.id], meanwhile);

/** A customer applies as a cleaner. */
export const heldChangeOfSide = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE users SET userType = 'cleaner' WHERE id = ?", [user.id], meanwhile);

/** An admin withdraws the approval: the account is held and the cleaner is no longer listed. */
export const heldWithdrawal = <T>(person: CleanerAccount, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [
      accountOf(person),
      ["UPDATE cleaners SET status = 'pending', isListed = 0 WHERE id = ?", [person.cleaner.id]],
    ],
    meanwhile,
  );

/** A cleaner pauses new bookings. */
export const heldPause = <T>(person: CleanerAccount, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [accountOf(person), ['UPDATE cleaners SET isAvailable = 0 WHERE id = ?', [person.cleaner.id]]],
    meanwhile,
  );

/** A call holds the conversation without visible changes. */
export const heldConversation = <T>(key: string, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE conversations SET lastMessageAt = lastMessageAt WHERE conversationKey = ?',
    [key],
    meanwhile,
  );

export const heldCancellation = <T>(postingId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE postings SET status = 'cancelled' WHERE id = ?", [postingId], meanwhile);

export const heldMove = <T>(postingId: number, postcode: string, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE postings SET postcode = ? WHERE id = ?', [postcode, postingId], meanwhile);

/** The customer changes another part of the job's terms. */
export const heldChangeOfTerms = <T>(postingId: number, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE postings SET termsVersion = termsVersion + 1 WHERE id = ?', [postingId], meanwhile);

export const heldRejection = <T>(bidId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE applications SET status = 'rejected' WHERE id = ?", [bidId], meanwhile);

/** A customer moves the request to this many hours later. */
export const heldReschedule = <T>(bookingId: number, hoursLater: number, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE bookings SET startsAt = startsAt + ?, endsAt = endsAt + ? WHERE id = ?',
    [hoursLater * HOUR_MS, hoursLater * HOUR_MS, bookingId],
    meanwhile,
  );

/** Either the customer or the cleaner says that the clean did not happen. */
export const heldDispute = <T>(bookingId: number, { user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE bookings SET disputedById = ?, disputedAt = startsAt WHERE id = ?',
    [user.id, bookingId],
    meanwhile,
  );

/** An admin marks a completed booking as paid. */
export const heldPayment = <T>(bookingId: number, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [
      ["UPDATE bookings SET status = 'paid', paidAt = 1 WHERE id = ?", [bookingId]],
      [
        `INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedAt)
         SELECT bookingId, toStatus, 'paid', changedAt FROM booking_history WHERE bookingId = ? AND toStatus = 'completed'`,
        [bookingId],
      ],
    ],
    meanwhile,
  );

/** An admin finds that a completed clean did not take place. */
export const heldFinding = <T>(bookingId: number, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [
      ["UPDATE bookings SET status = 'cancelled' WHERE id = ?", [bookingId]],
      [
        `INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedAt, reason)
         SELECT bookingId, toStatus, 'cancelled', changedAt, 'did-not-happen' FROM booking_history
          WHERE bookingId = ? AND toStatus = 'completed'`,
        [bookingId],
      ],
    ],
    meanwhile,
  );

/** Somebody changes URL and description of a webhook. */
export const heldWebhookChange = <T>(
  endpointId: number,
  { url, description }: { url: string; description: string },
  meanwhile: Meanwhile<T>,
) =>
  heldWrite(
    'UPDATE webhook_endpoints SET url = ?, description = ? WHERE id = ?',
    [url, description, endpointId],
    meanwhile,
  );

/** Somebody deletes a webhook's deliveries. Until the commit nobody else can add one, even if there were none. */
export const heldPurgeOfCalls = <T>(endpointId: number, meanwhile: Meanwhile<T>) =>
  heldWrite('DELETE FROM webhook_deliveries WHERE endpointId = ?', [endpointId], meanwhile);

/** A message to this person is counted. Further messages wait for that row as their last step. */
export const heldMessageCounts = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE message_notification_log SET messageCount = messageCount + 1 WHERE recipientId = ?',
    [user.id],
    meanwhile,
  );
