/**
 * Passing time, which no call can simulate: timestamps of rows are moved into the past.
 */
import { toWallTime } from '@tidyhearth/domain';
import { sql } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import { sessionIdOf } from '../session-id.js';
import type { Account, Session } from '../world.js';

const MINUTE_MS = 60_000;
const justNow = () => Date.now() - 1;

export const sessionsExpire = ({ user }: Account) =>
  sql('UPDATE sessions SET expire = ? WHERE userId = ?', [justNow(), user.id]);

/** The sessions of this person have been idle for so many minutes. */
export const sessionUnused = ({ user }: Pick<Account, 'user'>, minutes: number) =>
  sql('UPDATE sessions SET lastSeenAt = ? WHERE userId = ?', [Date.now() - minutes * MINUTE_MS, user.id]);

/** This one alone: other tests use sessions of the admin too. */
export const oneSessionUnused = (session: Session, minutes: number) =>
  sql('UPDATE sessions SET lastSeenAt = ? WHERE sid = ?', [
    Date.now() - minutes * MINUTE_MS,
    sessionIdOf(session),
  ]);

/** The password was last entered so many minutes ago. */
export const passwordGiven = ({ user }: Pick<Account, 'user'>, minutesAgo: number, store = sharedStore) =>
  sql(
    'UPDATE sessions SET confirmedAt = ? WHERE userId = ?',
    [Date.now() - minutesAgo * MINUTE_MS, user.id],
    store,
  );

export const apiKeyExpires = (keyId: number, store = sharedStore) =>
  sql('UPDATE api_keys SET expiresAt = ? WHERE id = ?', [justNow(), keyId], store);

/** The key was last used so many minutes ago. */
export const apiKeyUsed = (keyId: number, minutesAgo: number) =>
  sql('UPDATE api_keys SET lastUsedAt = ? WHERE id = ?', [Date.now() - minutesAgo * MINUTE_MS, keyId]);

export const resetLinkExpires = (email: string, store = sharedStore) =>
  sql('UPDATE users SET passwordResetExpiry = ? WHERE email = ?', [justNow(), email], store);

export const codesExpire = ({ user }: Account) =>
  sql('UPDATE verification_codes SET expiresAt = ? WHERE userId = ?', [justNow(), user.id]);

/** Minutes since codes were sent to this person. */
export const minutesPassSinceCodes = ({ user }: Account, minutes: number, store = sharedStore) =>
  sql(
    'UPDATE verification_codes SET createdAt = createdAt - ? WHERE userId = ?',
    [minutes * MINUTE_MS, user.id],
    store,
  );

/** The windows in which wrong passwords are counted end. */
export const signInWindowsEnd = (store: RowStore) =>
  sql('UPDATE sign_in_windows SET endsAt = ?', [justNow()], store);

/** Allows another authenticator code of the current time step. */
export const lastTotpStepIsLongAgo = (userId: number, store = sharedStore) =>
  sql('UPDATE users SET twoFALastStep = 0 WHERE id = ?', [userId], store);

export const bookingHasBegun = (bookingId: number) =>
  sql('UPDATE bookings SET startsAt = ? WHERE id = ?', [justNow(), bookingId]);

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The booking began so many hours ago or up to half an hour more; a negative number means hours ahead. */
export async function cleanBegan(bookingId: number, hoursAgo: number, store = sharedStore): Promise<void> {
  const query = 'SELECT startsAt FROM bookings WHERE id = ?';
  const [booking] = await sql<{ startsAt: number }>(query, [bookingId], store);
  await cleanMoves(bookingId, Number(booking?.startsAt), hoursAgo, store);
}

/** The booking ended so many hours ago or up to half an hour more. */
export async function cleanEnded(bookingId: number, hoursAgo: number, store = sharedStore): Promise<void> {
  const query = 'SELECT endsAt FROM bookings WHERE id = ?';
  const [booking] = await sql<{ endsAt: number }>(query, [bookingId], store);
  await cleanMoves(bookingId, Number(booking?.endsAt), hoursAgo, store);
}

/** Moves a booking and its slots by whole half-hours. */
async function cleanMoves(bookingId: number, from: number, hoursAgo: number, store: RowStore) {
  const to = Date.now() - hoursAgo * 60 * MINUTE_MS;
  const slots = Math.ceil((from - to) / HALF_HOUR_MS);
  const [shift, far] = [slots * HALF_HOUR_MS, 1_000_000_000];
  const moved = 'UPDATE bookings SET startsAt = startsAt - ?, endsAt = endsAt - ? WHERE id = ?';
  await sql(moved, [shift, shift, bookingId], store);
  // By way of a far range, so that slots don't collide with each other.
  for (const by of [far, -far - slots])
    await sql('UPDATE booking_slots SET slot = slot + ? WHERE bookingId = ?', [by, bookingId], store);
}

/** A booking of one hour, with its history. */
export async function visitEndedHoursAgo(bookingId: number, hours: number): Promise<void> {
  const endsAt = Date.now() - hours * 60 * MINUTE_MS;
  await sql('UPDATE bookings SET startsAt = ?, endsAt = ? WHERE id = ?', [
    endsAt - 60 * MINUTE_MS,
    endsAt,
    bookingId,
  ]);
  await sql('UPDATE booking_history SET changedAt = ? WHERE bookingId = ?', [endsAt, bookingId]);
}

/** A job begins on the first half-hour so many hours ahead. */
export async function jobIsNear(postingId: number, hoursAhead: number, store = sharedStore): Promise<void> {
  const startsAt = Math.ceil((Date.now() + hoursAhead * 60 * MINUTE_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const { date, time } = toWallTime(startsAt);
  const moved = 'UPDATE postings SET startsAt = ?, postingDate = ?, postingTime = ? WHERE id = ?';
  await sql(moved, [startsAt, date, time, postingId], store);
}

export const postingHasBegun = (postingId: number, store = sharedStore) =>
  sql('UPDATE postings SET startsAt = ? WHERE id = ?', [Date.now() - MINUTE_MS, postingId], store);

/** A day passes since this person's requests, postings, conversations, messages and API keys. */
export async function dayPassesFor({ user }: Account, store: RowStore): Promise<void> {
  const aDay = 24 * 60 * MINUTE_MS;
  const own = [aDay, user.id];
  await sql('UPDATE bookings SET createdAt = createdAt - ? WHERE customerId = ?', own, store);
  await sql('UPDATE booking_history SET changedAt = changedAt - ? WHERE changedBy = ?', own, store);
  await sql('UPDATE postings SET createdAt = createdAt - ? WHERE customerId = ?', own, store);
  await sql('UPDATE conversations SET createdAt = createdAt - ? WHERE openedBy = ?', own, store);
  await minutesPassSinceMessagesOf({ user }, 24 * 60, store);
  await sql('UPDATE api_keys SET createdAt = createdAt - ? WHERE userId = ?', own, store);
}

/** Minutes since whatever this person has written. */
export const minutesPassSinceMessagesOf = (
  { user }: Pick<Account, 'user'>,
  minutes: number,
  store: RowStore,
) =>
  sql(
    'UPDATE messages SET createdAt = createdAt - ? WHERE senderId = ?',
    [minutes * MINUTE_MS, user.id],
    store,
  );

export const hoursPassSinceMessage = (messageId: number, hours: number) =>
  sql('UPDATE messages SET createdAt = createdAt - ? WHERE id = ?', [hours * 60 * MINUTE_MS, messageId]);

/** Minutes since the last mail to this person about messages. */
export const minutesPassSinceMessageMail = ({ user }: Account, minutes: number) =>
  sql(
    'UPDATE message_notification_log SET lastNotificationSent = lastNotificationSent - ? WHERE recipientId = ?',
    [minutes * MINUTE_MS + 1, user.id],
  );

/** A mail that waits for a retry is due. */
export const mailIsDue = (recipient: string, store: RowStore) =>
  sql('UPDATE email_notifications SET nextAttemptAt = 0 WHERE recipient = ?', [recipient], store);

/** A mail that has failed so often waits so many hours for its next try. */
export const mailWaits = (
  recipient: string,
  { hours, tries }: { hours: number; tries: number },
  store: RowStore,
) =>
  sql(
    'UPDATE email_notifications SET attempts = ?, nextAttemptAt = ? WHERE recipient = ?',
    [tries, Date.now() + hours * 60 * MINUTE_MS, recipient],
    store,
  );

/** Moves every timestamp of the retention rules, and the last nightly run, into the past. */
export async function daysPass(days: number, store: RowStore): Promise<void> {
  const ms = days * 24 * 60 * MINUTE_MS;
  for (const [table, column] of [
    ['bookings', 'endsAt'],
    ['postings', 'startsAt'],
    ['email_notifications', 'createdAt'],
    ['audit_log', 'createdAt'],
    ['contact_messages', 'createdAt'],
    ['waitlist_entries', 'createdAt'],
    ['message_notification_log', 'lastNotificationSent'],
    ['cases', 'createdAt'],
    ['cases', 'updatedAt'],
    ['cases', 'closedAt'],
    ['case_notes', 'createdAt'],
    ['closed_accounts', 'closedAt'],
    ['platform_events', 'createdAt'],
    ['person_checks', 'decidedAt'],
    ['person_checks', 'updatedAt'],
    ['retention_progress', 'reachedAt'],
  ]) {
    await sql(`UPDATE ${table} SET ${column} = ${column} - ?`, [ms], store);
  }
}

/** The calls of this endpoint that wait for another try after so many are due; one under way is not made twice. */
export const webhookCallsAreDue = (endpointId: number, tries: number, store = sharedStore) =>
  sql(
    "UPDATE webhook_deliveries SET nextAttemptAt = 0 WHERE endpointId = ? AND attempts = ? AND status = 'pending'",
    [endpointId, tries],
    store,
  );

/** This endpoint's calls have failed for so many hours, and the waiting ones have had so many tries. */
export async function webhookHasFailed(
  endpointId: number,
  hours: number,
  tries: number,
  store = sharedStore,
): Promise<void> {
  const since = Date.now() - hours * 60 * MINUTE_MS;
  await sql('UPDATE webhook_endpoints SET failingSince = ? WHERE id = ?', [since, endpointId], store);
  await sql(
    "UPDATE webhook_deliveries SET attempts = ?, nextAttemptAt = 0 WHERE endpointId = ? AND status = 'pending'",
    [tries, endpointId],
    store,
  );
}

/** The secrets of this endpoint were rotated a day ago. */
export const rotationEnds = (endpointId: number, store = sharedStore) =>
  sql(
    'UPDATE webhook_secrets SET expiresAt = ? WHERE endpointId = ? AND expiresAt IS NOT NULL',
    [justNow(), endpointId],
    store,
  );
