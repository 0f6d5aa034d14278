/**
 * Reads stored data that no call shows, to check that nothing is left behind, that a row exists only once, or that a
 * secret is not stored in plain text.
 */
import { sql, type Row } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import { sessionIdOf } from '../session-id.js';
import type { Account, CleanerAccount, Session } from '../world.js';

async function count(query: string, values: (string | number)[], store = sharedStore): Promise<number> {
  const [row] = await sql<{ number: number }>(`SELECT COUNT(*) AS number FROM ${query}`, values, store);
  return Number(row?.number);
}

/** The number of sessions, for people who can't sign in to list them. */
export const keptSessions = ({ user }: Account) => count('sessions WHERE userId = ?', [user.id]);

/** The absolute end of this token's session. */
export async function keptSessionEnd(session: Session): Promise<number> {
  const [row] = await sql('SELECT expire FROM sessions WHERE sid = ?', [sessionIdOf(session)]);
  return Number(row?.expire);
}

/** Whole rows, to check that they don't contain the key itself and that closing an account deletes them. */
export const keptApiKeys = (userId: number) =>
  sql<Row>('SELECT * FROM api_keys WHERE userId = ? ORDER BY id', [userId]);

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

/** The sealed authenticator secret and the hashed recovery codes. */
export async function keptTwoFactor(userId: number): Promise<{ secret: Row | undefined; codes: Row[] }> {
  const [secret] = await sql('SELECT twoFASecret FROM users WHERE id = ?', [userId]);
  return { secret, codes: await sql('SELECT codeHash FROM recovery_codes WHERE userId = ?', [userId]) };
}

export async function keptUnusedCodes({ user }: Account): Promise<number> {
  const [row] = await sql<{ codes: number }>(
    'SELECT COUNT(*) AS codes FROM recovery_codes WHERE userId = ? AND usedAt IS NULL',
    [user.id],
  );
  return Number(row?.codes);
}

export async function keptTotpStep(userId: number): Promise<unknown> {
  const [row] = await sql('SELECT twoFALastStep FROM users WHERE id = ?', [userId]);
  return row?.twoFALastStep;
}

/** The number of tries of each code of this person. */
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

/** The location columns of a cleaner whom no call shows any more. */
export async function keptPlace({ cleaner }: CleanerAccount, store: RowStore): Promise<Row | undefined> {
  const [row] = await sql(
    'SELECT postcode, latitude, longitude, gx, gy, gz, cell, fcell FROM cleaners WHERE id = ?',
    [cleaner.id],
    store,
  );
  return row;
}

/** Reads pending, rejected and hidden profiles too. */
export async function keptProfile(cleanerId: number): Promise<Row | undefined> {
  const [row] = await sql(
    'SELECT status, isListed, isBackgroundChecked, isInsured FROM cleaners WHERE id = ?',
    [cleanerId],
  );
  return row;
}

/** The photo of a profile that waits for approval. */
export async function keptPhoto({ cleaner }: CleanerAccount): Promise<string> {
  const [row] = await sql<{ profileImage: string | null }>('SELECT profileImage FROM cleaners WHERE id = ?', [
    cleaner.id,
  ]);
  return row?.profileImage ?? '';
}

export const keptEnquiries = (subject: string, store = sharedStore) =>
  sql('SELECT name, email, subject, message FROM contact_messages WHERE subject = ?', [subject], store);

export async function keptWaitlist(store = sharedStore): Promise<string[]> {
  const rows = await sql<{ email: string }>('SELECT email FROM waitlist_entries', [], store);
  return rows.map(({ email }) => email);
}

export async function keptHistory(bookingId: number): Promise<unknown[]> {
  const rows = await sql('SELECT toStatus FROM booking_history WHERE bookingId = ? ORDER BY id', [bookingId]);
  return rows.map(({ toStatus }) => toStatus);
}

/** For each booking, whether its reminder is done. */
export async function areReminded(bookingIds: readonly number[]): Promise<boolean[]> {
  const query = 'SELECT remindedAt FROM bookings WHERE id = ?';
  const rows = await Promise.all(bookingIds.map((id) => sql(query, [id])));
  return rows.map(([row]) => typeof row?.remindedAt === 'number');
}

export const keptSlots = (bookingId: number) => count('booking_slots WHERE bookingId = ?', [bookingId]);

/** The booking ids of this cleaner's held slots. */
export async function keptCalendar({ cleaner }: CleanerAccount, store = sharedStore): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    "SELECT b.id FROM bookings b JOIN booking_slots s ON s.bookingId = b.id WHERE b.status = 'confirmed' AND b.cleanerId = ?",
    [cleaner.id],
    store,
  );
  return rows.map(({ id }) => id);
}

/**
 * Overlapping confirmed bookings, slots without a confirmed booking, and slots that differ from the time of their
 * booking.
 */
export async function calendarFaults(
  cleanerId: number,
): Promise<{ clashes: Row[]; slotsTooMany: number; slotsElsewhere: number }> {
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
  const slotsElsewhere = await count(
    `booking_slots s JOIN bookings b ON b.id = s.bookingId
      WHERE s.cleanerId = ? AND (s.slot * 1800000 < b.startsAt OR s.slot * 1800000 >= b.endsAt)`,
    [cleanerId],
  );
  return { clashes, slotsTooMany: held - Number(due?.slots ?? 0), slotsElsewhere };
}

export async function keptBookingIds(store: RowStore): Promise<number[]> {
  return (await sql<{ id: number }>('SELECT id FROM bookings', [], store)).map(({ id }) => id);
}

/** For customers who can't sign in any more. */
export const keptOf = (what: 'bookings' | 'postings', customer: Account) =>
  count(`${what} WHERE customerId = ?`, [customer.user.id]);
export const keptMessagesOf = (sender: Account) => count('messages WHERE senderId = ?', [sender.user.id]);
export const keptReviewReportsOf = (reporter: Account) =>
  count('review_reports WHERE reporterId = ?', [reporter.user.id]);
/** The number of people whom this person blocks, also where the account is closed. */
export const keptBlocksBy = ({ user }: Account, store: RowStore) =>
  count('person_blocks WHERE blockerId = ?', [user.id], store);
export const keptUnread = (receiver: Account) =>
  count('messages WHERE receiverId = ? AND isRead = 0', [receiver.user.id]);

export const keptMessageMailLog = (recipient: Account) =>
  sql(
    'SELECT conversationKey, recipientId, messageCount FROM message_notification_log WHERE recipientId = ?',
    [recipient.user.id],
  );

/** The rating stored with the account, and the one computed from its reviews. */
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

/** Events that are not yet in the feed. */
export const unpublishedEvents = (store: RowStore) =>
  count('platform_events WHERE position IS NULL', [], store);

export const appliedMigrations = () => count('migrations', []);

/** All rows of these people, to show that a refused call changed nothing. */
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

/** The columns of the whole database that contain a text, as `table.column`. */
export async function placesOf(text: string, store: RowStore): Promise<string[]> {
  const places = new Set<string>();
  for (const table of await tablesOf(store)) {
    for (const row of await sql(`SELECT * FROM ${table}`, [], store)) {
      for (const [column, value] of Object.entries(row))
        if (JSON.stringify(value ?? '').includes(text)) places.add(`${table}.${column}`);
    }
  }
  return [...places].toSorted();
}

async function tablesOf(store: RowStore): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    store.databaseUrl
      ? 'SELECT TABLE_NAME AS name FROM information_schema.tables WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table'",
    [],
    store,
  );
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('postcode'));
}

/** The last run of the nightly job; undefined before the first. */
export async function keptLastRun(store: RowStore): Promise<number | undefined> {
  const [row] = await sql<{ reachedAt: number }>(
    "SELECT reachedAt FROM retention_progress WHERE rule = 'last run'",
    [],
    store,
  );
  return row && Number(row.reachedAt);
}

/** The expiry of the link to choose a password. */
export async function keptResetLinkEnd(email: string, store: RowStore): Promise<number> {
  const query = 'SELECT passwordResetExpiry FROM users WHERE email = ?';
  const [row] = await sql<{ passwordResetExpiry: number }>(query, [email], store);
  return Number(row?.passwordResetExpiry);
}

/** In basis points. */
export async function keptFeeRate(bookingId: number, store: RowStore): Promise<number | null> {
  const [row] = await sql('SELECT feeBasisPoints FROM bookings WHERE id = ?', [bookingId], store);
  return row?.feeBasisPoints == null ? null : Number(row.feeBasisPoints);
}
