import { int, select, text, write } from '../database/statement.js';

export const INSERT_CONTACT_MESSAGE = write(
  'enquiries.insertContactMessage',
  'INSERT INTO contact_messages (name, email, subject, message, createdAt) VALUES (?, ?, ?, ?, ?)',
);

export const INSERT_WAITLIST_ENTRY = write(
  'enquiries.insertWaitlistEntry',
  'INSERT INTO waitlist_entries (email, createdAt) VALUES (?, ?)',
);

/**
 * The person's address, only if it is confirmed: otherwise anybody could register a stranger's address and export what
 * was sent with it.
 */
const VERIFIED_ADDRESS = 'SELECT email FROM users WHERE id = ? AND emailVerifiedAt IS NOT NULL';

export const EXPORT_CONTACT_MESSAGES = select(
  'enquiries.exportContactMessages',
  { name: text, email: text, subject: text, message: text, createdAt: int },
  `SELECT name, email, subject, message, createdAt FROM contact_messages
    WHERE email = (${VERIFIED_ADDRESS}) ORDER BY id` as const,
);

export const EXPORT_WAITLIST_ENTRIES = select(
  'enquiries.exportWaitlistEntries',
  { email: text, createdAt: int },
  `SELECT email, createdAt FROM waitlist_entries WHERE email = (${VERIFIED_ADDRESS}) ORDER BY id` as const,
);
