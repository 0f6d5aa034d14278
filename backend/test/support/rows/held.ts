/**
 * Uncommitted changes by somebody else, which stop a request between its first read and its
 * transaction; concurrent calls alone meet there only by chance.
 */
import { hash } from '@node-rs/argon2';
import { HOUR_MS } from '@tidyhearth/domain';
import { heldWrite, heldWrites, type HeldWrite, type Write } from '../held-write.js';
import type { Account, CleanerAccount } from '../world.js';

type Meanwhile<T> = (held: HeldWrite) => Promise<T>;

/** The answer of a call that was let in before the change, and meets it. */
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

/** Of somebody who closes the account. */
export const heldClosing = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET deactivatedAt = 1 WHERE id = ?', [user.id], meanwhile);

/** Of somebody who signs out everywhere. */
export const heldSignOut = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('DELETE FROM sessions WHERE userId = ?', [user.id], meanwhile);

/** Of somebody who chooses a new password in this session: it stays, the hash does not. */
export async function heldPasswordChange<T>({ user }: Account, meanwhile: Meanwhile<T>): Promise<T> {
  const another = await hash('another password', { memoryCost: 64, timeCost: 1 });
  return heldWrite('UPDATE users SET password = ? WHERE id = ?', [another, user.id], meanwhile);
}

const accountOf = ({ user }: Account): Write => [
  'UPDATE users SET updatedAt = updatedAt + 1 WHERE id = ?',
  [user.id],
];

/** Of a call that holds the account, and changes nothing that others see. */
export const heldAccount = <T>(person: Account, meanwhile: Meanwhile<T>) =>
  heldWrites([accountOf(person)], meanwhile);

/** Of somebody who closes the account, once the address has left it. */
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

/** Of somebody who confirms a new address. */
export const heldAddressChange = <T>({ user }: Account, email: string, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET email = ? WHERE id = ?', [email, user.id], meanwhile);

/** Of somebody who turns a second factor on. */
export const heldSecondFactor = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE users SET is2FAEnabled = 1 WHERE id = ?', [user.id], meanwhile);

/** Of somebody who turns the second factor off and on again with another secret. */
export const heldNewSecret = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE users SET twoFASecret = 'sealed anew' WHERE id = ?", [user.id], meanwhile);

/** Of somebody who revokes the API keys. */
export const heldRevocation = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite('UPDATE api_keys SET revokedAt = 1 WHERE userId = ?', [user.id], meanwhile);

/** Of a customer who has just applied as a cleaner. */
export const heldChangeOfSide = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE users SET userType = 'cleaner' WHERE id = ?", [user.id], meanwhile);

/** Of an admin who withdraws the approval: the account is held, and the cleaner is in no list any more. */
export const heldWithdrawal = <T>(person: CleanerAccount, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [
      accountOf(person),
      ["UPDATE cleaners SET status = 'pending', isListed = 0 WHERE id = ?", [person.cleaner.id]],
    ],
    meanwhile,
  );

/** Of a cleaner who takes no bookings for a while. */
export const heldPause = <T>(person: CleanerAccount, meanwhile: Meanwhile<T>) =>
  heldWrites(
    [accountOf(person), ['UPDATE cleaners SET isAvailable = 0 WHERE id = ?', [person.cleaner.id]]],
    meanwhile,
  );

/** Of a call that changes a conversation, and nothing that others see. */
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

export const heldRejection = <T>(bidId: number, meanwhile: Meanwhile<T>) =>
  heldWrite("UPDATE applications SET status = 'rejected' WHERE id = ?", [bidId], meanwhile);

/** Of a customer who asks for another time: the request begins so many hours later. */
export const heldReschedule = <T>(bookingId: number, hoursLater: number, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE bookings SET startsAt = startsAt + ?, endsAt = endsAt + ? WHERE id = ?',
    [hoursLater * HOUR_MS, hoursLater * HOUR_MS, bookingId],
    meanwhile,
  );

/** Of one of the two, who says that the clean did not happen. */
export const heldDispute = <T>(bookingId: number, { user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE bookings SET disputedById = ?, disputedAt = startsAt WHERE id = ?',
    [user.id, bookingId],
    meanwhile,
  );

/** Of an admin who marks a completed booking as paid. */
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

/** Of an admin who finds that a completed clean did not take place. */
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

/** Of somebody who gives a webhook another URL and another description. */
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

/** Of who deletes the calls of a webhook: nobody else adds one meanwhile, also where there was none. */
export const heldPurgeOfCalls = <T>(endpointId: number, meanwhile: Meanwhile<T>) =>
  heldWrite('DELETE FROM webhook_deliveries WHERE endpointId = ?', [endpointId], meanwhile);

/** Of somebody whose messages to the same person are counted, for which further ones wait last. */
export const heldMessageCounts = <T>({ user }: Account, meanwhile: Meanwhile<T>) =>
  heldWrite(
    'UPDATE message_notification_log SET messageCount = messageCount + 1 WHERE recipientId = ?',
    [user.id],
    meanwhile,
  );
