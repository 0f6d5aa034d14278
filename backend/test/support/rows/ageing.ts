/** Simulates the passing of time, which no call can do, by moving timestamps of rows into the past. */
import { toWallTime } from '@tidyhearth/domain';
import { sql } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import { sessionIdOf } from '../session-id.js';
import type { Account, Session } from '../world.js';

const MINUTE_MS = 60_000;
const justNow = () => Date.now() - 1;

export const sessionsExpire = ({ user }: Account) =>
  sql('UPDATE sessions SET expire = ? WHERE userId = ?', [justNow(), user.id]);

/** This person's sessions have been idle for this many minutes. */
export const sessionUnused = ({ user }: Pick<Account, 'user'>, minutes: number) =>
  sql('UPDATE sessions SET lastSeenAt = ? WHERE userId = ?', [Date.now() - minutes * MINUTE_MS, user.id]);

/** Ages this session only, because other tests use sessions of the admin too. */
export const oneSessionUnused = (session: Session, minutes: number) =>
  sql('UPDATE sessions SET lastSeenAt = ? WHERE sid = ?', [
    Date.now() - minutes * MINUTE_MS,
    sessionIdOf(session),
  ]);

/** The password was last entered this many minutes ago. */
export const passwordGiven = ({ user }: Pick<Account, 'user'>, minutesAgo: number, store = sharedStore) =>
  sql(
    'UPDATE sessions SET confirmedAt = ? WHERE userId = ?',
    [Date.now() - minutesAgo * MINUTE_MS, user.id],
    store,
  );

export const apiKeyExpires = (keyId: number, store = sharedStore) =>
  sql('UPDATE api_keys SET expiresAt = ? WHERE id = ?', [justNow(), keyId], store);

/** The key was last used this many minutes ago. */
export const apiKeyUsed = (keyId: number, minutesAgo: number) =>
  sql('UPDATE api_keys SET lastUsedAt = ? WHERE id = ?', [Date.now() - minutesAgo * MINUTE_MS, keyId]);

export const resetLinkExpires = (email: string, store = sharedStore) =>
  sql('UPDATE users SET passwordResetExpiry = ? WHERE email = ?', [justNow(), email], store);

export const codesExpire = ({ user }: Account) =>
  sql('UPDATE verification_codes SET expiresAt = ? WHERE userId = ?', [justNow(), user.id]);

/** This many minutes pass since codes were sent to this person. */
export const minutesPassSinceCodes = ({ user }: Account, minutes: number, store = sharedStore) =>
  sql(
    'UPDATE verification_codes SET createdAt = createdAt - ? WHERE userId = ?',
    [minutes * MINUTE_MS, user.id],
    store,
  );

/** Ends the time windows in which wrong passwords are counted. */
export const signInWindowsEnd = (store: RowStore) =>
  sql('UPDATE sign_in_windows SET endsAt = ?', [justNow()], store);

/** Lets time pass since the wrong passwords of these windows. */
export const minutesPassSinceGuesses = (minutes: number, store: RowStore) =>
  sql('UPDATE sign_in_windows SET endsAt = endsAt - ?', [minutes * MINUTE_MS], store);

/** Allows a second authenticator code in the current time step. */
export const lastTotpStepIsLongAgo = (userId: number, store = sharedStore) =>
  sql('UPDATE users SET twoFALastStep = 0 WHERE id = ?', [userId], store);

export const bookingHasBegun = (bookingId: number) =>
  sql('UPDATE bookings SET startsAt = ? WHERE id = ?', [justNow(), bookingId]);

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The booking began this many hours ago, or up to half an hour earlier. Negative numbers mean hours ahead. */
export async function cleanBegan(bookingId: number, hoursAgo: number, store = sharedStore): Promise<void> {
  const query = 'SELECT startsAt FROM bookings WHERE id = ?';
  const [booking] = await sql<{ startsAt: number }>(query, [bookingId], store);
  await cleanMoves(bookingId, Number(booking?.startsAt), hoursAgo, store);
}

/** The booking ended this many hours ago, or up to half an hour earlier. */
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
  // Moves slots via a far range, so that they don't collide with each other.
  for (const by of [far, -far - slots])
    await sql('UPDATE booking_slots SET slot = slot + ? WHERE bookingId = ?', [by, bookingId], store);
}

/** The last change of the booking was this many days ago. */
export const bookingUnchanged = (bookingId: number, days: number) =>
  sql('UPDATE bookings SET updatedAt = updatedAt - ? WHERE id = ?', [days * 24 * 60 * MINUTE_MS, bookingId]);

/** A booking of one hour and its history end this many hours ago. */
export async function visitEndedHoursAgo(bookingId: number, hours: number): Promise<void> {
  const endsAt = Date.now() - hours * 60 * MINUTE_MS;
  await sql('UPDATE bookings SET startsAt = ?, endsAt = ? WHERE id = ?', [
    endsAt - 60 * MINUTE_MS,
    endsAt,
    bookingId,
  ]);
  await sql('UPDATE booking_history SET changedAt = ? WHERE bookingId = ?', [endsAt, bookingId]);
}

/** The posting's time becomes the first half-hour after this many hours. */
export async function jobIsNear(postingId: number, hoursAhead: number, store = sharedStore): Promise<void> {
  const startsAt = Math.ceil((Date.now() + hoursAhead * 60 * MINUTE_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const { date, time } = toWallTime(startsAt);
  const moved = 'UPDATE postings SET startsAt = ?, postingDate = ?, postingTime = ? WHERE id = ?';
  await sql(moved, [startsAt, date, time, postingId], store);
}

export const postingHasBegun = (postingId: number, store = sharedStore) =>
  sql('UPDATE postings SET startsAt = ? WHERE id = ?', [Date.now() - MINUTE_MS, postingId], store);

/** The booking was requested at this instant. */
export const bookingRequestedAt = (bookingId: number, instant: number) =>
  sql('UPDATE bookings SET createdAt = ? WHERE id = ?', [instant, bookingId]);

/** A day passes since this person created requests, postings, conversations, messages and API keys. */
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

/** This many minutes pass since all messages that this person wrote. */
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

/** This many minutes pass since the last mail to this person about messages. */
export const minutesPassSinceMessageMail = ({ user }: Account, minutes: number) =>
  sql(
    'UPDATE message_notification_log SET lastNotificationSent = lastNotificationSent - ? WHERE recipientId = ?',
    [minutes * MINUTE_MS + 1, user.id],
  );

/** The mail that waits for a retry becomes due. */
export const mailIsDue = (recipient: string, store: RowStore) =>
  sql('UPDATE email_notifications SET nextAttemptAt = 0 WHERE recipient = ?', [recipient], store);

/** The mail has failed this many times and waits this many hours for its next try. */
export const mailWaits = (
  recipient: string,
  { hours, tries }: { hours: number; tries: number },
  store: RowStore,
) =>
  sql(
    "UPDATE email_notifications SET attempts = ?, nextAttemptAt = ?, errorMessage = 'refused' WHERE recipient = ?",
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

/** Makes this endpoint's deliveries due that wait for a retry after this many tries, but none that is being sent. */
export const webhookCallsAreDue = (endpointId: number, tries: number, store = sharedStore) =>
  sql(
    "UPDATE webhook_deliveries SET nextAttemptAt = 0 WHERE endpointId = ? AND attempts = ? AND status = 'pending'",
    [endpointId, tries],
    store,
  );

/** This endpoint's deliveries have failed for this many hours, and the waiting ones have had this many tries. */
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

/** Ends the old secrets of this endpoint, as happens a day after a rotation. */
export const rotationEnds = (endpointId: number, store = sharedStore) =>
  sql(
    'UPDATE webhook_secrets SET expiresAt = ? WHERE endpointId = ? AND expiresAt IS NOT NULL',
    [justNow(), endpointId],
    store,
  );

/** Lets time pass since the admin has looked at a person's file. */
export const minutesPassSinceLook = ({ user }: Pick<Account, 'user'>, minutes: number) =>
  sql('UPDATE audit_log SET createdAt = createdAt - ? WHERE action = ? AND targetId = ?', [
    minutes * MINUTE_MS,
    'user.viewed',
    user.id,
  ]);
