import { select, int, write } from '../database/statement.js';

const ID = { id: int };
/** The longest waiting first, as the index has them. */
const batchBy = <const Instant extends string>(instant: Instant) =>
  `ORDER BY ${instant}, id LIMIT 200` as const;

/** Nobody is told that somebody comes while the team looks whether they do; once it is kept, the reminder is due. */
const IS_CERTAIN =
  'NOT EXISTS (SELECT 1 FROM stranded_bookings s WHERE s.bookingId = bookings.id AND s.decision IS NULL)' as const;

/**
 * A cleaner whose approval was withdrawn cannot accept: once it is back, the nudge is due. Not by EXISTS, which MariaDB could
 * turn into a join that begins with the cleaners.
 */
const MAY_BE_ACCEPTED =
  "(SELECT c.status FROM cleaners c WHERE c.id = bookings.cleanerId) = 'approved'" as const;

export const LIST_UNANSWERED_SINCE = select(
  'bookingDeadlines.listUnansweredSince',
  ID,
  `SELECT id FROM bookings WHERE status = 'pending' AND requestedAt <= ? ${batchBy('requestedAt')}`,
);

export const LIST_UNANSWERED_BEGUN = select(
  'bookingDeadlines.listUnansweredBegun',
  ID,
  `SELECT id FROM bookings WHERE status = 'pending' AND startsAt <= ? ${batchBy('startsAt')}`,
);

/** Those to be released, of which a run ends only a batch, are not nudged. Bound: until when and since when asked, and now. */
export const LIST_TO_NUDGE = select(
  'bookingDeadlines.listToNudge',
  ID,
  `SELECT id FROM bookings
    WHERE status = 'pending' AND requestedAt <= ? AND requestedAt > ? AND startsAt > ? AND nudgedAt IS NULL
      AND ${MAY_BE_ACCEPTED} ${batchBy('requestedAt')}`,
);

export const LIST_TO_REMIND = select(
  'bookingDeadlines.listToRemind',
  ID,
  `SELECT id FROM bookings
    WHERE status = 'confirmed' AND startsAt > ? AND startsAt <= ? AND remindedAt IS NULL AND ${IS_CERTAIN} ${batchBy('startsAt')}`,
);

/**
 * Uncompleted bookings that are over and were never asked about, or since an instant over for a day and not asked about since.
 * Bound: since when at all, now twice (with the first, the walk of the index ends before the bookings ahead), since when, a day, now
 * less a day.
 */
export const LIST_UNCOMPLETED = select(
  'bookingDeadlines.listUncompleted',
  { id: int, startsAt: int },
  `SELECT id, startsAt FROM bookings
    WHERE status = 'confirmed' AND startsAt > ? AND startsAt < ? AND endsAt <= ? AND disputedById IS NULL
      AND (completionNudgedAt IS NULL OR (startsAt > ? AND completionNudgedAt < endsAt + ? AND endsAt <= ?))
    ${batchBy('startsAt')}`,
);

export const NOTE_COMPLETION_NUDGE = write(
  'bookingDeadlines.noteCompletionNudge',
  `UPDATE bookings SET completionNudgedAt = ?
    WHERE id = ? AND status = 'confirmed' AND disputedById IS NULL AND COALESCE(completionNudgedAt, 0) < ?`,
);

export const NOTE_NUDGE = write(
  'bookingDeadlines.noteNudge',
  `UPDATE bookings SET nudgedAt = ?
    WHERE id = ? AND status = 'pending' AND nudgedAt IS NULL AND requestedAt <= ? AND ${MAY_BE_ACCEPTED}`,
);

/** It may have been moved since it was listed, and confirmed anew. Bound: now, the id, now, and until when a start is near. */
export const NOTE_REMINDER = write(
  'bookingDeadlines.noteReminder',
  `UPDATE bookings SET remindedAt = ?
    WHERE id = ? AND status = 'confirmed' AND startsAt > ? AND startsAt <= ? AND remindedAt IS NULL AND ${IS_CERTAIN}`,
);

/** Bound: now, the id, and until when a start is near. */
export const NOTE_SHORT_NOTICE = write(
  'bookingDeadlines.noteShortNotice',
  'UPDATE bookings SET remindedAt = ? WHERE id = ? AND startsAt <= ?',
);
