import { BookingStory } from './booking-story.js';
import type { Bookings } from './bookings.js';
import type { MarketContext } from './context.js';
import type { Booking, Cleaner, Customer } from './model.js';

const PAST_DAYS = [-72, -58, -44, -30, -16];
const NEIGHBOURS = 3;

/** What the two demo accounts find when they sign in: something in every state, with each other. */
export function tellDemoStory(
  context: MarketContext,
  bookings: Bookings,
  olivia: Customer,
  amara: Cleaner,
  neighbours: readonly Customer[],
  cleaners: readonly Cleaner[],
): void {
  const both = { cleaner: amara, customer: olivia };
  for (const day of PAST_DAYS) bookings.make({ ...both, day, fate: 'done', service: 'regular', hours: 3 });
  bookings.make({ ...both, day: -37, fate: 'called-off', service: 'deep', hours: 4 });
  // Finished lately, and neither has written a review yet.
  bookings.make({ ...both, day: -5, fate: 'unpaid', service: 'regular', hours: 3 });
  bookings.make({ ...both, day: 5, fate: 'agreed', service: 'regular', hours: 3 });
  const request = bookings.make({ ...both, day: 11, fate: 'asked', service: 'deep', hours: 4 });
  const others = neighbours.slice(0, NEIGHBOURS);
  for (const [index, customer] of others.entries()) {
    bookings.make({ cleaner: amara, customer, day: 2 + index * 3, fate: 'agreed' });
    bookings.make({ cleaner: amara, customer, day: -12 - index * 9, fate: 'done' });
  }
  triedOut(
    bookings,
    olivia,
    cleaners.filter((cleaner) => cleaner !== amara && isNear(cleaner, olivia)),
  );
  const [rival] = others;
  if (rival) bookings.make({ cleaner: amara, customer: rival, day: -3, fate: 'agreed' });
  if (request && rival) compete(context, bookings, request, rival);
}

/** Whom Olivia had before she found Amara, and whom she asked besides. */
function triedOut(bookings: Bookings, customer: Customer, [first, second, third]: readonly Cleaner[]): void {
  if (first) bookings.make({ cleaner: first, customer, day: -121, fate: 'done' });
  if (second) bookings.make({ cleaner: second, customer, day: -96, fate: 'done' });
  if (third) bookings.make({ cleaner: third, customer, day: 17, fate: 'asked', hours: 2 });
}

const isNear = ({ home, status, isSuspended, isAvailable }: Cleaner, customer: Customer) =>
  home.city === customer.home.city && status === 'approved' && !isSuspended && isAvailable;

/** Two customers ask for the same morning; the cleaner's answer decides. */
function compete(context: MarketContext, { made }: Bookings, request: Booking, customer: Customer): void {
  const story = BookingStory.requested(context, { customer, cleaner: request.cleaner }, context.now, 1, 3);
  made.push({ ...request, id: 0, customer, notes: null, status: story.status, changes: story.steps });
}
