import { select, int, write } from '../database/statement.js';

const ID = { id: int };
/** Those that have waited longest come first, in the order of the index. */
const batchBy = <const Instant extends string>(instant: Instant) =>
  `ORDER BY ${instant}, id LIMIT 200` as const;

/**
 * Nobody is told that somebody will come while an admin decides whether the booking takes place. If it is kept, the
 * reminder becomes due.
 */
const IS_CERTAIN =
  'NOT EXISTS (SELECT 1 FROM stranded_bookings s WHERE s.bookingId = bookings.id AND s.decision IS NULL)' as const;

/**
 * A cleaner whose approval was withdrawn can't accept; the nudge becomes due if the approval returns. A subquery rather
 * than EXISTS, which MariaDB could turn into a join that starts with the cleaners.
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

/**
 * Excludes requests that are due for release, because a run releases only one batch of them. Parameters: the latest and
 * the earliest time of the request, and now.
 */
export const LIST_TO_NUDGE = select(
  'bookingDeadlines.listToNudge',
  ID,
  `SELECT id FROM bookings
    WHERE status = 'pending' AND requestedAt <= ? AND requestedAt > ? AND startsAt > ? AND nudgedAt IS NULL
      AND ${MAY_BE_ACCEPTED} ${batchBy('requestedAt')}`,
);

/**
 * Requests that a cleaner can answer and that are neither due for release nor for a nudge, which would ask a second
 * time. Parameters: the cleaner, now, the latest request that is due for release, and the latest that is due for a nudge.
 */
export const LIST_WAITING_OF_CLEANER = select(
  'bookingDeadlines.listWaitingOfCleaner',
  ID,
  `SELECT id FROM bookings
    WHERE cleanerId = ? AND status = 'pending' AND startsAt > ? AND requestedAt > ?
      AND (requestedAt > ? OR nudgedAt IS NOT NULL)
    ORDER BY startsAt`,
);

export const LIST_TO_REMIND = select(
  'bookingDeadlines.listToRemind',
  ID,
  `SELECT id FROM bookings
    WHERE status = 'confirmed' AND startsAt > ? AND startsAt <= ? AND remindedAt IS NULL AND ${IS_CERTAIN} ${batchBy('startsAt')}`,
);

/**
 * Bookings that are over, not completed and never asked about; or, if they started recently, over for a day and not
 * asked about since then. Parameters: the earliest start, now twice (the first lets the scan of the index end before
 * future bookings), the earliest start of recent ones, a day, now minus a day.
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

/**
 * Checks again, because the booking may have been moved and confirmed again since it was listed. Parameters: now, the
 * id, now, and the latest start that counts as near.
 */
export const NOTE_REMINDER = write(
  'bookingDeadlines.noteReminder',
  `UPDATE bookings SET remindedAt = ?
    WHERE id = ? AND status = 'confirmed' AND startsAt > ? AND startsAt <= ? AND remindedAt IS NULL AND ${IS_CERTAIN}`,
);

/** Parameters: now, the id, and the latest start that counts as near. */
export const NOTE_SHORT_NOTICE = write(
  'bookingDeadlines.noteShortNotice',
  'UPDATE bookings SET remindedAt = ? WHERE id = ? AND startsAt <= ?',
);
