import { DAY_MS, type Place } from '@tidyhearth/domain';
import type { Random } from '../random.js';
import { DEMO_PEOPLE, demoAddress } from '../demo-accounts.js';
import { makeBellItems } from './make-bell-items.js';
import { addCalendarBlocks } from './add-calendar-blocks.js';
import { requestedAt } from './booking-history-builder.js';
import { BookingsBuilder, type CustomerPlaces } from './bookings-builder.js';
import { makeCleaners } from './make-cleaners.js';
import { MarketContext, type MarketPlan } from './market-context.js';
import { makeCustomers } from './make-customers.js';
import { addDemoAccountBookings } from './add-demo-account-bookings.js';
import type { Customer, Market, Person } from './model.js';
import { PeopleBuilder } from './people-builder.js';
import { PostingsBuilder } from './postings-builder.js';
import { ReviewsBuilder } from './reviews-builder.js';
import { MessagesBuilder } from './messages-builder.js';

/** A realistic market, dated relative to `plan.now`. The same seed gives the same market. */
export async function makeMarket(plan: MarketPlan, random: Random): Promise<Market> {
  const context = new MarketContext(plan, random);
  const people = new PeopleBuilder(context);
  const cleaners = await makeCleaners(context, people);
  const customers = makeCustomers(context, people);
  const olivia = withAddress(customers, DEMO_PEOPLE.customer.mailbox);
  const amara = withAddress(cleaners, DEMO_PEOPLE.cleaner.mailbox);

  const bookings = new BookingsBuilder(context);
  const others = customers.filter((customer) => customer !== olivia);
  addDemoAccountBookings(context, bookings, olivia, amara, others, cleaners);
  const postings = new PostingsBuilder(context, bookings, cleaners);
  await postings.fill(others, olivia, amara);
  bookings.fill(cleaners, others, await placesOf(plan, others));
  addCalendarBlocks(context, bookings.calendar, cleaners);
  for (const { customer, cleaner, changes } of bookings.made) {
    moveJoiningDate(customer, requestedAt(changes));
    moveJoiningDate(cleaner, requestedAt(changes));
  }
  for (const { customer, at } of postings.made) moveJoiningDate(customer, at);
  numberByTime(bookings.made, ({ changes }) => requestedAt(changes));
  numberByTime(postings.made, ({ at }) => at);
  numberByTime(
    postings.made.flatMap(({ bids }) => bids),
    ({ at }) => at,
  );

  const reviews = new ReviewsBuilder(context);
  reviews.writeAll(bookings.made);
  const conversations = new MessagesBuilder(context);
  conversations.fill(
    bookings.made,
    bookings.made.filter(
      ({ customer, cleaner, startsAt }) =>
        customer === olivia && cleaner === amara && startsAt > plan.now - 8 * DAY_MS,
    ),
  );
  const market = {
    cleaners,
    customers,
    bookings: bookings.made,
    reviews: numberByTime(reviews.made, ({ at }) => at),
    postings: postings.made,
    messages: numberByTime(conversations.made, ({ at }) => at),
  };
  return { ...market, bellItems: makeBellItems(context, market) };
}

function withAddress<P extends Person>(people: readonly P[], mailbox: string): P {
  const found = people.find(({ email }) => email === demoAddress(mailbox));
  if (!found) throw new Error(`the demo market lacks ${mailbox}`);
  return found;
}

async function placesOf(plan: MarketPlan, customers: readonly Customer[]): Promise<CustomerPlaces> {
  const places = new Map<Customer, Place>();
  for (const customer of customers) places.set(customer, await plan.locate(customer.postcode));
  return places;
}

/** Ensures that the person joined at least three days before their first activity. */
function moveJoiningDate(person: Person, before: number): void {
  person.joinedAt = Math.min(person.joinedAt, before - 3 * DAY_MS);
}

/** Numbers the items in order of time, as if they had been inserted one after the other. */
function numberByTime<T extends { id: number }>(list: T[], timeOf: (item: T) => number): T[] {
  list.sort((a, b) => timeOf(a) - timeOf(b));
  list.forEach((item, index) => {
    item.id = index + 1;
  });
  return list;
}
