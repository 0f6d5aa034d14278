import { sql } from '../database.js';
import type { Store } from '../../../../scripts/lib/scratch-app.mjs';

/** States that no call can cause. Each breaks one rule of the doctor. */
const BREAKING: Readonly<Record<string, readonly string[]>> = {
  'a booking costs rate times hours, a requested one perhaps a fee': [
    'UPDATE bookings SET totalPence = totalPence - 600 WHERE id = 5',
  ],
  'nothing else holds a half-hour': [
    'INSERT INTO booking_slots (cleanerId, slot, bookingId) SELECT cleanerId, 1, id FROM bookings WHERE id = 5',
  ],
  'a job counts its bids': ['UPDATE postings SET applicationsCount = applicationsCount + 1 WHERE id = 3'],
  'ratings of people are those of their reviews': [
    'UPDATE users SET ratingSum = ratingSum + 1 WHERE id = (SELECT MIN(customerId) FROM bookings)',
  ],
  'nobody is signed in whose account is suspended or closed': [
    "INSERT INTO sessions (sid, userId, sess, expire, lastSeenAt) SELECT 'planted', MIN(id), '{}', 9999999999999, 0 FROM users WHERE isSuspended = 1",
  ],
  'search knows which days have a start': [
    'INSERT INTO full_days (cleanerId, day) SELECT MIN(id), 40000 FROM cleaners WHERE isListed = 1',
  ],
  // A mail that keeps being refused, so that it is never due for long.
  'no mail has waited an hour while none was sent': [
    "UPDATE email_notifications SET sentAt = 0 WHERE status = 'sent'",
    `INSERT INTO email_notifications (type, subject, body, recipient, isSealed, status, attempts, nextAttemptAt, lease, createdAt)
     VALUES ('planted', 'Planted', 'Planted', 'planted@test.example', 0, 'pending', 9, 9999999999999, 0, 1)`,
  ],
  'no mail was given up': [
    `INSERT INTO email_notifications (type, subject, body, recipient, isSealed, status, attempts, nextAttemptAt, lease, createdAt)
     VALUES ('planted', 'Planted', 'Planted', 'planted@test.example', 0, 'failed', 1, 0, 0, 0)`,
  ],
  // The owner does not exist, so no call is attempted.
  'no webhook call has been due for an hour': [
    `INSERT INTO webhook_endpoints (id, ownerId, url, status, createdAt, updatedAt)
     VALUES (9001, 999999, 'https://planted.example', 'active', 1, 1)`,
    `INSERT INTO webhook_deliveries (endpointId, ownerId, eventKey, type, body, status, attempts, nextAttemptAt, lease, createdAt)
     VALUES (9001, 999999, 'evt_planted', 'booking.requested', '{}', 'pending', 0, 1, 0, 1)`,
  ],
  'calls of no two webhooks have failed for an hour while none succeeded': [
    `INSERT INTO webhook_endpoints (id, ownerId, url, status, failingSince, createdAt, updatedAt)
     VALUES (9002, 999999, 'https://planted.example/2', 'active', 1, 1, 1),
            (9003, 999999, 'https://planted.example/3', 'active', 1, 1, 1)`,
  ],
};

export const BREAKABLE = Object.keys(BREAKING);

export async function breakRule(rule: string, store: Store): Promise<void> {
  for (const statement of BREAKING[rule] ?? []) await sql(statement, [], store);
}
