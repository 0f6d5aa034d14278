import { select, int, write } from '../database/statement.js';

const ID = { id: int };
const BATCH = 'ORDER BY id LIMIT 200';

export const LIST_UNANSWERED_SINCE = select(
  'bookingDeadlines.listUnansweredSince',
  ID,
  `SELECT id FROM bookings WHERE status = 'pending' AND requestedAt <= ? ${BATCH}`,
);

export const LIST_UNANSWERED_BEGUN = select(
  'bookingDeadlines.listUnansweredBegun',
  ID,
  `SELECT id FROM bookings WHERE status = 'pending' AND startsAt <= ? ${BATCH}`,
);

export const LIST_TO_NUDGE = select(
  'bookingDeadlines.listToNudge',
  ID,
  `SELECT id FROM bookings WHERE status = 'pending' AND requestedAt <= ? AND nudgedAt IS NULL ${BATCH}`,
);

export const LIST_TO_REMIND = select(
  'bookingDeadlines.listToRemind',
  ID,
  `SELECT id FROM bookings
    WHERE status = 'confirmed' AND startsAt > ? AND startsAt <= ? AND remindedAt IS NULL ${BATCH}`,
);

export const NOTE_NUDGE = write(
  'bookingDeadlines.noteNudge',
  "UPDATE bookings SET nudgedAt = ? WHERE id = ? AND status = 'pending' AND nudgedAt IS NULL",
);

export const NOTE_REMINDER = write(
  'bookingDeadlines.noteReminder',
  "UPDATE bookings SET remindedAt = ? WHERE id = ? AND status = 'confirmed' AND remindedAt IS NULL",
);
