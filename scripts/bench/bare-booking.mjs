/** The statements of a booking request in their order, without the checks between them. */
import { built } from './built.mjs';

const SLOT_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

/** @param {import('../lib/database.mjs').Database} database */
export async function bookingWriter(database) {
  const { FIND_BOOKING_OF_PARTY } = await built('bookings/booking-views.queries');
  const BOOKED = [
    ...[
      'customerId',
      'cleanerId',
      'serviceType',
      'homeSize',
      'bookingDate',
      'bookingTime',
      'startsAt',
      'endsAt',
    ],
    ...['durationMinutes', 'address', 'streetAddress', 'city', 'county', 'postcode', 'specialInstructions'],
    ...['hourlyRatePence', 'totalPence', 'status', 'openRequestKey', 'requestedAt', 'createdAt', 'updatedAt'],
  ];
  const INSERT = `INSERT INTO bookings (${BOOKED.join(', ')}) VALUES (${BOOKED.map(() => '?').join(', ')})`;

  /**
   * @param {number} customerId
   * @param {Record<string, any>} asked
   */
  return async (customerId, asked) => {
    const startsAt = Date.parse(`${asked.bookingDate}T${asked.bookingTime}:00Z`);
    const minutes = asked.estimatedDuration * 60;
    const now = Date.now();
    const id = await database.transaction(async (sql) => {
      const [cleaner] = await sql.all(
        `SELECT c.userId, c.hourlyRatePence, c.services, c.isAvailable AS isBookable,
                CASE WHEN c.status = 'approved' AND u.isSuspended = 0 AND u.deactivatedAt IS NULL THEN 1 ELSE 0 END AS isKnown
           FROM cleaners c JOIN users u ON u.id = c.userId WHERE c.id = ?`,
        [asked.cleanerId],
      );
      const cleanerUserId = Number(cleaner?.userId);
      await sql.all("SELECT COUNT(*) AS requests FROM bookings WHERE customerId = ? AND status = 'pending'", [
        customerId,
      ]);
      await sql.all('SELECT cleanerId, day, startTime, endTime FROM working_hours WHERE cleanerId IN (?)', [
        asked.cleanerId,
      ]);
      await sql.all(
        'SELECT cleanerId, startsAt, endsAt FROM availability_blocks WHERE cleanerId IN (?) AND endsAt > ? AND startsAt < ?',
        [asked.cleanerId, startsAt - 86_400_000, startsAt + 86_400_000],
      );
      await sql.all(
        'SELECT cleanerId, slot FROM booking_slots WHERE cleanerId IN (?) AND slot >= ? AND slot < ?',
        [asked.cleanerId, startsAt / SLOT_MS - 48, startsAt / SLOT_MS + 48],
      );
      const bookingId = await sql.run(INSERT, [
        ...[
          customerId,
          asked.cleanerId,
          asked.serviceType,
          asked.homeSize,
          asked.bookingDate,
          asked.bookingTime,
        ],
        ...[
          startsAt,
          startsAt + minutes * MINUTE_MS,
          minutes,
          asked.address,
          asked.streetAddress,
          asked.city,
        ],
        ...[asked.county, asked.postcode, asked.specialInstructions, Number(cleaner?.hourlyRatePence), 7500],
        ...['pending', `${customerId}-${asked.cleanerId}-${startsAt}`, now, now, now],
      ]);
      await sql.run(
        'INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedBy, changedAt) VALUES (?, ?, ?, ?, ?)',
        [bookingId, null, 'pending', customerId, now],
      );
      await sql.all(
        'SELECT u.id, u.firstName, u.email, u.emailNotifications, u.isSuspended, u.deactivatedAt FROM users u WHERE u.id IN (?, ?)',
        [customerId, cleanerUserId],
      );
      await sql.run(
        `INSERT INTO notifications (userId, type, title, message, bookingId, postingId, applicationId, conversationId, readAt, createdAt)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [cleanerUserId, 'booking', 'New booking request', MESSAGE, bookingId, null, null, null, null, now],
      );
      await sql.run(
        `INSERT INTO email_notifications (userId, type, subject, recipient, body, isSealed, status, attempts, nextAttemptAt, lease, sentAt, createdAt)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 0, ?, ?)`,
        [
          cleanerUserId,
          'booking-requested',
          'New booking request',
          'bench@bench.example',
          MAIL,
          0,
          'sent',
          now,
          now,
          now,
        ],
      );
      return bookingId;
    });
    return (await database.all(FIND_BOOKING_OF_PARTY.text, [id, customerId, customerId]))[0];
  };
}

const MESSAGE = 'Rowan would like to book Regular Cleaning.';
/** About as long as the real mail as text and HTML. */
const MAIL = JSON.stringify({ text: MESSAGE.repeat(8), html: MESSAGE.repeat(70) });
