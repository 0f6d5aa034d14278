import { slotsOf, type BookingStatus } from '@tidyhearth/domain';
import type { Database } from '../../../scripts/lib/database.mjs';
import { busyVisits, type Step, type Visit } from './busy-visits.js';
import type { BusyPair } from './busy-people.js';

const BUSY_BOOKINGS = 5_000;
const REGULARS = 120;
const RATE_PENCE = 1_800;
const MINUTES = 120;
const STREETS = ['Commercial Street', 'King Harald Street', 'St Olaf Street', 'Knab Road', 'Burgh Road'];
const COMMENTS = [
  'Not a speck of salt left on the windows.',
  'Came through the snow and was on time.',
  'Careful, kind and quick; the dog adores her.',
];

interface BusyBooking extends Visit {
  id: number;
  customerId: number;
  status: BookingStatus;
}

/** The busy cleaner's bookings with slots, history, reviews and average rating. */
export async function addBusyBookings(
  database: Database,
  pair: BusyPair,
  firstRegular: number,
): Promise<void> {
  const [last] = await database.all('SELECT MAX(id) AS id FROM bookings');
  const first = Number(last?.id ?? 0) + 1;
  const bookings = busyVisits(BUSY_BOOKINGS).map((visit, index) => ({
    ...visit,
    id: first + index,
    customerId: index % 12 === 0 ? pair.customer.id : firstRegular + (index % REGULARS),
    status: visit.steps.at(-1)?.to ?? 'pending',
  }));
  const { cleanerId } = pair.cleaner;
  await database.insert(
    'bookings',
    bookings.map((booking) => bookingRow(booking, cleanerId)),
  );
  const held = bookings.filter(({ status }) => status === 'confirmed');
  await database.insert(
    'booking_slots',
    held.flatMap((booking) => slotsOf(booking).map((slot) => ({ cleanerId, slot, bookingId: booking.id }))),
  );
  await database.insert(
    'booking_history',
    bookings.flatMap((booking) => historyRows(booking, pair)),
  );
  await database.insert(
    'reviews',
    bookings
      .filter(({ id, status }) => status === 'paid' && id % 9 === 0)
      .map((booking) => reviewRow(booking, pair)),
  );
  await countRatings(database, pair);
}

function bookingRow({ id, customerId, status, steps, ...visit }: BusyBooking, cleanerId: number) {
  const atOf = (to: BookingStatus) => steps.find((step) => step.to === to)?.at ?? null;
  const requestedAt = atOf('pending');
  const streetAddress = `${(customerId % 90) + 1} ${STREETS[customerId % STREETS.length] ?? ''}`;
  const place = { city: 'Lerwick', county: 'Shetland', postcode: 'ZE1 0LZ' };
  return {
    id,
    customerId,
    cleanerId,
    serviceType: id % 4 === 0 ? 'deep' : 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: visit.date,
    bookingTime: visit.time,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    durationMinutes: MINUTES,
    address: `${streetAddress}, Lerwick, Shetland, ZE1 0LZ`,
    streetAddress,
    ...place,
    hourlyRatePence: RATE_PENCE,
    totalPence: (RATE_PENCE * MINUTES) / 60,
    status,
    openRequestKey: status === 'pending' ? `${customerId}-${cleanerId}-${visit.startsAt}` : null,
    requestedAt,
    // Set, so that no reminder is mailed.
    remindedAt: atOf('confirmed'),
    paidAt: atOf('paid'),
    createdAt: requestedAt,
    updatedAt: steps.at(-1)?.at ?? requestedAt,
  };
}

function historyRows({ id, customerId, steps }: BusyBooking, { cleaner, adminId }: BusyPair) {
  const who = (by: Step['by']) => ({ customer: customerId, cleaner: cleaner.id, admin: adminId })[by];
  return steps.map(({ to, by, at }, index) => ({
    bookingId: id,
    fromStatus: steps[index - 1]?.to ?? null,
    toStatus: to,
    changedBy: who(by),
    changedAt: at,
  }));
}

function reviewRow({ id, customerId, endsAt }: BusyBooking, { cleaner }: BusyPair) {
  return {
    bookingId: id,
    reviewerId: customerId,
    revieweeId: cleaner.id,
    reviewType: 'customer-to-cleaner',
    rating: id % 7 === 0 ? 4 : 5,
    comment: COMMENTS[id % COMMENTS.length] ?? '',
    createdAt: endsAt + 86_400_000,
  };
}

async function countRatings(database: Database, { cleaner }: BusyPair): Promise<void> {
  const [reviews] = await database.all(
    'SELECT SUM(rating) AS total, COUNT(*) AS reviews FROM reviews WHERE revieweeId = ?',
    [cleaner.id],
  );
  const [sum, count] = [Number(reviews?.total), Number(reviews?.reviews)];
  const average = Math.round((100 * sum) / count);
  for (const [table, id] of [
    ['users', cleaner.id],
    ['cleaners', cleaner.cleanerId],
  ] as const) {
    await database.run(
      `UPDATE ${table} SET ratingSum = ?, reviewCount = ?, ratingHundredths = ? WHERE id = ?`,
      [sum, count, average, id],
    );
  }
}
