import type { APIRequestContext } from '@playwright/test';
import { addDays, addMonths, BOOKING_TIMES, ukToday, weekday } from '@tidyhearth/domain';
import { type Cleaner, registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { created, headersOf } from '../../support/work.js';

const FULL_MONTH_BOOKINGS = 200;
const OPEN_JOBS = 90;

/** Far from the demo market, so that the board shows only these postings. */
const PLACE = { city: 'Truro', county: null, postcode: 'TR1 2HX' };

export interface FullMonth {
  cleaner: Cleaner;
  /** A day in the month. */
  date: string;
}

/** A cleaner whose month view shows 200 bookings, most of them confirmed. */
export async function fillMonth(request: APIRequestContext): Promise<FullMonth> {
  const cleaner = await registerApprovedCleaner(request, { location: PLACE.city, postcode: PLACE.postcode });
  const customer = await registerCustomer(request);
  const [asCustomer, asCleaner] = [await headersOf(request, customer), await headersOf(request, cleaner)];
  const month = addMonths(`${ukToday().slice(0, 7)}-01`, 2);
  // The month view begins on a Sunday.
  const first = addDays(month, -weekday(month));
  for (let index = 0; index < FULL_MONTH_BOOKINGS; index += 1) {
    const data = {
      cleanerId: cleaner.cleanerId,
      serviceType: index % 5 === 0 ? 'deep' : 'regular',
      homeSize: '2 Bedrooms',
      bookingDate: addDays(first, Math.floor(index / BOOKING_TIMES.length)),
      bookingTime: BOOKING_TIMES[index % BOOKING_TIMES.length],
      streetAddress: `${index + 1} Lemon Street`,
      ...PLACE,
      estimatedDuration: 1,
    };
    const answer = await request.post('/api/bookings', { data, headers: asCustomer });
    const { id } = (await created(answer)) as { id: number };
    if (index % 8 === 0) continue;
    await created(
      await request.patch(`/api/bookings/${id}`, { data: { status: 'confirmed' }, headers: asCleaner }),
    );
  }
  return { cleaner, date: addDays(month, 9) };
}

/** Creates postings near the cleaner. */
export async function postJobs(request: APIRequestContext): Promise<void> {
  const customer = await registerCustomer(request);
  const headers = await headersOf(request, customer);
  for (let index = 0; index < OPEN_JOBS; index += 1) {
    const data = {
      customerId: customer.id,
      serviceType: 'standard',
      street: `${index + 1} River Street`,
      ...PLACE,
      address: `${index + 1} River Street, Truro`,
      postingDate: `${addDays(ukToday(), 3 + (index % 60))}T10:00:00.000Z`,
      estimatedDuration: 2,
      maxBudget: '50.00',
      description: 'Two bedrooms, a kitchen and a long corridor; there is a friendly dog.',
      specialInstructions: null,
      status: 'open',
    };
    await created(await request.post('/api/postings', { data, headers }));
  }
}
