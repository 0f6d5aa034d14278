/**
 * What is stored and no call shows: that nothing was left behind, that something is there once, that a secret is not there
 * in the clear.
 */
import { sql, type Row } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import type { Account, CleanerAccount } from '../world.js';

async function count(query: string, values: (string | number)[], store = sharedStore): Promise<number> {
  const [row] = await sql<{ number: number }>(`SELECT COUNT(*) AS number FROM ${query}`, values, store);
  return Number(row?.number);
}

/** Sign-ins of somebody who is shut out can't be listed by them. */
export const keptSessions = ({ user }: Account) => count('sessions WHERE userId = ?', [user.id]);

export const keptAccounts = (email: string) =>
  sql<{ id: number; userType: string }>('SELECT id, userType FROM users WHERE email = ?', [email]);

export const keptProfiles = (userId: number) => count('cleaners WHERE userId = ?', [userId]);

export async function keptAgreements(userId: number): Promise<{ terms: number; privacy: number }> {
  const [row] = await sql('SELECT termsAcceptedAt, privacyAcceptedAt FROM users WHERE id = ?', [userId]);
  return { terms: Number(row?.termsAcceptedAt), privacy: Number(row?.privacyAcceptedAt) };
}

export async function keptPasswordHash({ user }: Account, store = sharedStore): Promise<string> {
  const [row] = await sql<{ password: string }>('SELECT password FROM users WHERE id = ?', [user.id], store);
  return row?.password ?? '';
}

export async function keptResetToken({ user }: Account): Promise<string | null> {
  const [row] = await sql<{ passwordResetToken: string | null }>(
    'SELECT passwordResetToken FROM users WHERE id = ?',
    [user.id],
  );
  return row?.passwordResetToken ?? null;
}

/** As stored: the secret of the authenticator sealed, the recovery codes hashed. */
export async function keptTwoFactor(userId: number): Promise<{ secret: Row | undefined; codes: Row[] }> {
  const [secret] = await sql('SELECT twoFASecret FROM users WHERE id = ?', [userId]);
  return { secret, codes: await sql('SELECT codeHash FROM recovery_codes WHERE userId = ?', [userId]) };
}

export async function keptTotpStep(userId: number): Promise<unknown> {
  const [row] = await sql('SELECT twoFALastStep FROM users WHERE id = ?', [userId]);
  return row?.twoFALastStep;
}

/** How often each code of this person was guessed at. */
export async function keptCodeTries({ user }: Account, store = sharedStore): Promise<number[]> {
  const rows = await sql('SELECT tries FROM verification_codes WHERE userId = ?', [user.id], store);
  return rows.map(({ tries }) => Number(tries));
}

export const keptSignInFailures = (userId: number, store: RowStore) =>
  count('sign_in_failures WHERE userId = ?', [userId], store);

export async function keptFeedKey({ cleaner }: CleanerAccount): Promise<string | undefined> {
  const [row] = await sql<{ feedKey: string }>('SELECT feedKey FROM cleaners WHERE id = ?', [cleaner.id]);
  return row?.feedKey;
}

/** A pending, rejected or hidden profile is shown to nobody with its flags. */
export async function keptProfile(cleanerId: number): Promise<Row | undefined> {
  const [row] = await sql(
    'SELECT status, isListed, isBackgroundChecked, isInsured FROM cleaners WHERE id = ?',
    [cleanerId],
  );
  return row;
}

/** Of a profile that waits for approval. */
export async function keptPhoto({ cleaner }: CleanerAccount): Promise<string> {
  const [row] = await sql<{ profileImage: string | null }>('SELECT profileImage FROM cleaners WHERE id = ?', [
    cleaner.id,
  ]);
  return row?.profileImage ?? '';
}

/** Calls answer distances only, never a place. */
export async function keptPlace({ cleaner }: CleanerAccount) {
  const [place] = await sql<{ latitude: number; longitude: number }>(
    'SELECT latitude, longitude FROM cleaners WHERE id = ?',
    [cleaner.id],
  );
  if (!place) throw new Error(`cleaner ${cleaner.id} has no place`);
  return place;
}

export const keptEnquiries = (subject: string) =>
  sql('SELECT name, email, subject, message FROM contact_messages WHERE subject = ?', [subject]);

export async function keptWaitlist(store = sharedStore): Promise<string[]> {
  const rows = await sql<{ email: string }>('SELECT email FROM waitlist_entries', [], store);
  return rows.map(({ email }) => email);
}

export async function keptHistory(bookingId: number): Promise<unknown[]> {
  const rows = await sql('SELECT toStatus FROM booking_history WHERE bookingId = ? ORDER BY id', [bookingId]);
  return rows.map(({ toStatus }) => toStatus);
}

export const keptSlots = (bookingId: number) => count('booking_slots WHERE bookingId = ?', [bookingId]);

/** The confirmed booking behind each half-hour of this cleaner. */
export async function keptCalendar({ cleaner }: CleanerAccount, store = sharedStore): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    "SELECT b.id FROM bookings b JOIN booking_slots s ON s.bookingId = b.id WHERE b.status = 'confirmed' AND b.cleanerId = ?",
    [cleaner.id],
    store,
  );
  return rows.map(({ id }) => id);
}

/** No two confirmed bookings of one cleaner overlap, and exactly the confirmed ones hold half-hours. */
export async function calendarFaults(cleanerId: number): Promise<{ clashes: Row[]; slotsTooMany: number }> {
  const clashes = await sql(
    `SELECT a.id FROM bookings a JOIN bookings b ON b.cleanerId = a.cleanerId AND b.id > a.id
      WHERE a.cleanerId = ? AND a.status = 'confirmed' AND b.status = 'confirmed'
        AND a.startsAt < b.endsAt AND b.startsAt < a.endsAt`,
    [cleanerId],
  );
  const [due] = await sql(
    "SELECT SUM(durationMinutes) / 30 AS slots FROM bookings WHERE cleanerId = ? AND status = 'confirmed'",
    [cleanerId],
  );
  const held = await count('booking_slots WHERE cleanerId = ?', [cleanerId]);
  return { clashes, slotsTooMany: held - Number(due?.slots ?? 0) };
}

export async function keptBookingIds(store: RowStore): Promise<number[]> {
  return (await sql<{ id: number }>('SELECT id FROM bookings', [], store)).map(({ id }) => id);
}

/** What somebody who is shut out by now has written. */
export const keptOf = (what: 'bookings' | 'postings', customer: Account) =>
  count(`${what} WHERE customerId = ?`, [customer.user.id]);
export const keptMessagesOf = (sender: Account) => count('messages WHERE senderId = ?', [sender.user.id]);
export const keptUnread = (receiver: Account) =>
  count('messages WHERE receiverId = ? AND isRead = 0', [receiver.user.id]);

export const keptMessageMailLog = (recipient: Account) =>
  sql(
    'SELECT conversationKey, recipientId, messageCount FROM message_notification_log WHERE recipientId = ?',
    [recipient.user.id],
  );

/** The rating as the account keeps it, beside what its reviews add up to. */
export async function keptRating({ user }: Account) {
  const [kept] = await sql<{ ratingHundredths: number; reviewCount: number; ratingSum: number }>(
    'SELECT ratingHundredths, reviewCount, ratingSum FROM users WHERE id = ?',
    [user.id],
  );
  const [counted] = await sql(
    'SELECT COUNT(*) AS count, COALESCE(SUM(rating), 0) AS sum FROM reviews WHERE revieweeId = ?',
    [user.id],
  );
  return { kept, reviews: { reviewCount: Number(counted?.count), ratingSum: Number(counted?.sum) } };
}

export const appliedMigrations = () => count('migrations', []);

/** All that is stored of these people, as it stands: what was refused changed nothing, seen or unseen. */
export async function allStoredOf(
  people: readonly Account[],
  cleaners: readonly CleanerAccount[],
): Promise<unknown> {
  const ids = people.map(({ user }) => user.id).join(', ');
  const profiles = cleaners.map(({ cleaner }) => cleaner.id).join(', ');
  return Promise.all([
    count('users WHERE email LIKE ?', ['%tidyhearth.example']),
    sql(`SELECT * FROM users WHERE id IN (${ids}) ORDER BY id`),
    sql(`SELECT * FROM cleaners WHERE id IN (${profiles}) ORDER BY id`),
    sql(`SELECT * FROM bookings WHERE customerId IN (${ids}) ORDER BY id`),
    sql(`SELECT * FROM postings WHERE customerId IN (${ids}) ORDER BY id`),
    sql(`SELECT * FROM applications WHERE cleanerId IN (${profiles}) ORDER BY id`),
    sql(`SELECT * FROM reviews WHERE reviewerId IN (${ids}) ORDER BY id`),
    sql(`SELECT * FROM messages WHERE senderId IN (${ids}) ORDER BY id`),
  ]);
}
