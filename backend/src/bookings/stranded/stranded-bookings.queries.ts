import { int, select, write } from '../../database/statement.js';

/** Pending requests, and confirmed bookings that are not over. */
export const LIST_UNFINISHED_OF_PERSON = select(
  'strandedBookings.listUnfinishedOfPerson',
  { id: int },
  `SELECT id FROM bookings
    WHERE customerId = ? AND (status = 'pending' OR (status = 'confirmed' AND endsAt > ?))
    UNION
   SELECT b.id FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE k.userId = ? AND (b.status = 'pending' OR (b.status = 'confirmed' AND b.endsAt > ?))
    ORDER BY id`,
);

/** Locks the row, so that concurrent changes of the booking come before or after. */
export const LOCK_BOOKING = write(
  'strandedBookings.lockBooking',
  'UPDATE bookings SET updatedAt = ? WHERE id = ?',
);

export const INSERT_STRANDED_BOOKING = write(
  'strandedBookings.insert',
  'INSERT INTO stranded_bookings (bookingId, personId, because, strandedAt) VALUES (?, ?, ?, ?)',
);

/** Stranded by a suspension and not over. Whether a past clean took place has to be decided by people. */
export const LIST_SUSPENDED_OF_PERSON = select(
  'strandedBookings.listSuspendedOfPerson',
  { bookingId: int },
  `SELECT s.bookingId FROM stranded_bookings s JOIN bookings b ON b.id = s.bookingId
    WHERE s.personId = ? AND s.decision IS NULL AND s.because = 'suspended' AND b.endsAt > ?
    ORDER BY s.bookingId`,
);

export const KEEP_STRANDED_BOOKING = write(
  'strandedBookings.keep',
  `UPDATE stranded_bookings SET decision = 'keep', decidedAt = ?, decidedBy = ?, note = ?
    WHERE bookingId = ? AND personId = ? AND decision IS NULL`,
);

export const FIND_UNDECIDED_OF_BOOKING = select(
  'strandedBookings.findUndecidedOfBooking',
  { id: int },
  'SELECT id FROM stranded_bookings WHERE bookingId = ? AND decision IS NULL LIMIT 1',
);

/** Parameters: the decision, now, who decided, the note, the booking. */
export const DECIDE_STRANDED_BOOKING = write(
  'strandedBookings.decide',
  `UPDATE stranded_bookings SET decision = ?, decidedAt = ?, decidedBy = ?, note = ?
    WHERE bookingId = ? AND decision IS NULL`,
);
