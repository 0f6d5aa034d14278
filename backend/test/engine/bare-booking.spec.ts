import { bookingWriter } from '../../../scripts/bench/bare-booking.mjs';
import { openDatabase } from '../../../scripts/lib/database.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { sql, type Row } from '../support/database.js';
import { sharedStore } from '../support/engine.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const filledOf = (rows: Row[]) =>
  rows.map((row) =>
    Object.keys(row)
      .filter((column) => row[column] !== null)
      .sort(),
  );

/** The columns of each row that a request leaves behind. */
async function leftBy(bookingId: number, cleanerUserId: number) {
  const events = 'SELECT * FROM platform_events WHERE objectType = ? AND objectId = ?';
  const published = async () => {
    const rows = await sql(events, ['booking', bookingId]);
    return rows.every(({ position }) => position !== null) ? rows : undefined;
  };
  return {
    bookings: filledOf(await sql('SELECT * FROM bookings WHERE id = ?', [bookingId])),
    history: filledOf(await sql('SELECT * FROM booking_history WHERE bookingId = ?', [bookingId])),
    events: filledOf(await waitFor(published, { timeoutMs: 30_000, what: 'the event' })),
    bell: filledOf(await sql('SELECT * FROM notifications WHERE bookingId = ?', [bookingId])),
    mails: filledOf(
      await sql('SELECT * FROM email_notifications WHERE userId = ? AND type = ?', [
        cleanerUserId,
        'booking-requested',
      ]),
    ),
  };
}

/**
 * The bench compares this with the application's request. A statement missing from it would make the application look
 * slow.
 */
describe('the booking of the bench’s bare server', () => {
  let customer: Account;
  let asked: CleanerAccount;
  let askedBare: CleanerAccount;

  beforeAll(async () => {
    customer = await world.registerCustomer();
    asked = await world.approvedCleaner();
    askedBare = await world.approvedCleaner();
  });

  it('leaves behind the rows that the application’s request does', async () => {
    const { id } = await requestBooking(world, customer, asked);
    const ours = await leftBy(id, asked.user.id);

    const database = openDatabase(sharedStore);
    try {
      const request = await bookingWriter(database);
      const made = await request(customer.user.id, bookingPayload(customer, askedBare));
      expect(await leftBy(Number(made?.id), askedBare.user.id)).toEqual(ours);
    } finally {
      await database.close();
    }
  });
});
