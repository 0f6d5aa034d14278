import { BookingHistoryBuilder } from './booking-history-builder.js';
import type { BookingsBuilder } from './bookings-builder.js';
import type { MarketContext } from './market-context.js';
import type { Booking, Cleaner, Customer } from './model.js';

const PAST_DAYS = [-72, -58, -44, -30, -16];
const OTHER_CUSTOMERS = 3;

/** Bookings of the demo customer with the demo cleaner, at least one in every state. */
export function addDemoAccountBookings(
  context: MarketContext,
  bookings: BookingsBuilder,
  olivia: Customer,
  amara: Cleaner,
  otherCustomers: readonly Customer[],
  cleaners: readonly Cleaner[],
): void {
  const both = { cleaner: amara, customer: olivia };
  for (const day of PAST_DAYS) bookings.make({ ...both, day, outcome: 'done', service: 'regular', hours: 3 });
  bookings.make({ ...both, day: -37, outcome: 'called-off', service: 'deep', hours: 4 });
  // Finished recently, and not reviewed by either side yet.
  bookings.make({ ...both, day: -5, outcome: 'unpaid', service: 'regular', hours: 3 });
  bookings.make({ ...both, day: 5, outcome: 'agreed', service: 'regular', hours: 3 });
  const request = bookings.make({ ...both, day: 11, outcome: 'asked', service: 'deep', hours: 4 });
  const others = otherCustomers.slice(0, OTHER_CUSTOMERS);
  for (const [index, customer] of others.entries()) {
    bookings.make({ cleaner: amara, customer, day: 2 + index * 3, outcome: 'agreed' });
    bookings.make({ cleaner: amara, customer, day: -12 - index * 9, outcome: 'done' });
  }
  addOtherCleaners(
    bookings,
    olivia,
    cleaners.filter((cleaner) => cleaner !== amara && isNear(cleaner, olivia)),
  );
  const [competitor] = others;
  if (competitor) bookings.make({ cleaner: amara, customer: competitor, day: -3, outcome: 'agreed' });
  if (request && competitor) addCompetingRequest(context, bookings, request, competitor);
}

/** Two cleaners whom the customer booked before, and a request to a third. */
function addOtherCleaners(
  bookings: BookingsBuilder,
  customer: Customer,
  [first, second, third]: readonly Cleaner[],
): void {
  if (first) bookings.make({ cleaner: first, customer, day: -121, outcome: 'done' });
  if (second) bookings.make({ cleaner: second, customer, day: -96, outcome: 'done' });
  if (third) bookings.make({ cleaner: third, customer, day: 17, outcome: 'asked', hours: 2 });
}

const isNear = ({ home, status, isSuspended, isAvailable }: Cleaner, customer: Customer) =>
  home.city === customer.home.city && status === 'approved' && !isSuspended && isAvailable;

/** A second customer requests the same time. */
function addCompetingRequest(
  context: MarketContext,
  { made }: BookingsBuilder,
  request: Booking,
  customer: Customer,
): void {
  const history = BookingHistoryBuilder.requested(
    context,
    { customer, cleaner: request.cleaner },
    context.now,
    1,
    3,
  );
  made.push({ ...request, id: 0, customer, notes: null, status: history.status, changes: history.list });
}
