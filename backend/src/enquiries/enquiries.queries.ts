import { write } from '../database/statement.js';

export const INSERT_CONTACT_MESSAGE = write(
  'enquiries.insertContactMessage',
  'INSERT INTO contact_messages (name, email, subject, message, createdAt) VALUES (?, ?, ?, ?, ?)',
);

export const INSERT_WAITLIST_ENTRY = write(
  'enquiries.insertWaitlistEntry',
  'INSERT INTO waitlist_entries (email, createdAt) VALUES (?, ?)',
);
