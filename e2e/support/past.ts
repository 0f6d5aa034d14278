import { openDatabase } from '../../scripts/lib/database.mjs';

const HALF_HOUR_MS = 1_800_000;
/** Beyond all real slots. Moved there first, slots can't collide with each other. */
const FAR = 1_000_000_000;

/**
 * Moves a booking and its slots by whole half-hours, so that it began this many hours ago or up to half an hour
 * earlier. No call can do that.
 */
export async function cleanBegan(bookingId: number, hoursAgo: number): Promise<void> {
  const database = openDatabase(storeOfRun());
  try {
    const [booking] = await database.all('SELECT startsAt FROM bookings WHERE id = ?', [bookingId]);
    const to = Date.now() - 2 * hoursAgo * HALF_HOUR_MS;
    const slots = Math.ceil((Number(booking?.startsAt) - to) / HALF_HOUR_MS);
    const shift = slots * HALF_HOUR_MS;
    await database.run('UPDATE bookings SET startsAt = startsAt - ?, endsAt = endsAt - ? WHERE id = ?', [
      shift,
      shift,
      bookingId,
    ]);
    await database.run('UPDATE booking_slots SET slot = slot + ? WHERE bookingId = ?', [FAR, bookingId]);
    await database.run('UPDATE booking_slots SET slot = slot - ? WHERE bookingId = ?', [
      FAR + slots,
      bookingId,
    ]);
  } finally {
    await database.close();
  }
}

function storeOfRun() {
  const { E2E_DATA_DIR: dataDir = '', E2E_DATABASE_URL: databaseUrl } = process.env;
  return { dataDir, databaseUrl };
}
