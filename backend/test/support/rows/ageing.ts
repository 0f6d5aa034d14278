/**
 * Time, which no call can move: the server has one clock, and a test can't wait for an hour. So the row is made older than
 * it is, or its end is put into the past.
 */
import { sql } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import type { Account } from '../world.js';

const MINUTE_MS = 60_000;
const justNow = () => Date.now() - 1;

export const sessionsExpire = ({ user }: Account) =>
  sql('UPDATE sessions SET expire = ? WHERE userId = ?', [justNow(), user.id]);

export const resetLinkExpires = ({ user }: Account) =>
  sql('UPDATE users SET passwordResetExpiry = ? WHERE id = ?', [justNow(), user.id]);

export const codesExpire = ({ user }: Account) =>
  sql('UPDATE verification_codes SET expiresAt = ? WHERE userId = ?', [justNow(), user.id]);

/** Since the codes of this person were sent. */
export const minutesPassSinceCodes = ({ user }: Account, minutes: number, store = sharedStore) =>
  sql(
    'UPDATE verification_codes SET createdAt = createdAt - ? WHERE userId = ?',
    [minutes * MINUTE_MS, user.id],
    store,
  );

/** The quarter of an hour in which wrong passwords are counted. */
export const signInWindowsEnd = (store: RowStore) =>
  sql('UPDATE sign_in_windows SET endsAt = ?', [justNow()], store);

/** The last authenticator code was used long ago: its step of time may come again. */
export const lastTotpStepIsLongAgo = (userId: number, store = sharedStore) =>
  sql('UPDATE users SET twoFALastStep = 0 WHERE id = ?', [userId], store);

export const bookingHasBegun = (bookingId: number) =>
  sql('UPDATE bookings SET startsAt = ? WHERE id = ?', [justNow(), bookingId]);

export const postingHasBegun = (postingId: number) =>
  sql('UPDATE postings SET startsAt = ? WHERE id = ?', [Date.now() - MINUTE_MS, postingId]);

export const hoursPassSinceMessage = (messageId: number, hours: number) =>
  sql('UPDATE messages SET createdAt = createdAt - ? WHERE id = ?', [hours * 60 * MINUTE_MS, messageId]);

/** Since the last mail about messages to this person. */
export const minutesPassSinceMessageMail = ({ user }: Account, minutes: number) =>
  sql(
    'UPDATE message_notification_log SET lastNotificationSent = lastNotificationSent - ? WHERE recipientId = ?',
    [minutes * MINUTE_MS + 1, user.id],
  );

/** A mail that waits for its next try may be tried now. */
export const mailIsDue = (recipient: string, store: RowStore) =>
  sql('UPDATE email_notifications SET nextAttemptAt = 0 WHERE recipient = ?', [recipient], store);
