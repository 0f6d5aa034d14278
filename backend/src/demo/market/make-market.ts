import { DAY_MS, type Place } from '@tidyhearth/domain';
import type { Random } from '../random.js';
import { DEMO_PEOPLE, demoAddress } from '../demo-accounts.js';
import { ringBells } from './bell-items.js';
import { addBlocks } from './blocks.js';
import { requestedAt } from './booking-story.js';
import { Bookings, type CustomerPlaces } from './bookings.js';
import { makeCleaners } from './cleaners.js';
import { MarketContext, type MarketPlan } from './context.js';
import { makeCustomers } from './customers.js';
import { tellDemoStory } from './demo-story.js';
import type { Customer, Market, Person } from './model.js';
import { People } from './people.js';
import { Postings } from './postings.js';
import { Reviews } from './reviews.js';
import { Talk } from './talk.js';

/** A believable market, the same for the same seed, dated relative to `plan.now`. */
export async function makeMarket(plan: MarketPlan, random: Random): Promise<Market> {
  const context = new MarketContext(plan, random);
  const people = new People(context);
  const cleaners = await makeCleaners(context, people);
  const customers = makeCustomers(context, people);
  const olivia = withAddress(customers, DEMO_PEOPLE.customer.mailbox);
  const amara = withAddress(cleaners, DEMO_PEOPLE.cleaner.mailbox);

  const bookings = new Bookings(context);
  const others = customers.filter((customer) => customer !== olivia);
  tellDemoStory(context, bookings, olivia, amara, others, cleaners);
  const postings = new Postings(context, bookings, cleaners);
  await postings.fill(others, olivia, amara);
  bookings.fill(cleaners, others, await placesOf(plan, others));
  addBlocks(context, bookings.diary, cleaners);
  for (const { customer, cleaner, changes } of bookings.made) {
    settle(customer, requestedAt(changes));
    settle(cleaner, requestedAt(changes));
  }
  for (const { customer, at } of postings.made) settle(customer, at);
  number(bookings.made, ({ changes }) => requestedAt(changes));
  number(postings.made, ({ at }) => at);
  number(
    postings.made.flatMap(({ applications }) => applications),
    ({ at }) => at,
  );

  const reviews = new Reviews(context);
  reviews.writeAll(bookings.made);
  const talk = new Talk(context);
  talk.fill(
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
    reviews: number(reviews.made, ({ at }) => at),
    postings: postings.made,
    messages: number(talk.made, ({ at }) => at),
  };
  return { ...market, bellItems: ringBells(context, market) };
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

/** Moves the joining date to three days before the first activity, where that is earlier. */
function settle(person: Person, before: number): void {
  person.joinedAt = Math.min(person.joinedAt, before - 3 * DAY_MS);
}

/** Numbers the list in order of time, as a database would have. */
function number<T extends { id: number }>(list: T[], timeOf: (item: T) => number): T[] {
  list.sort((a, b) => timeOf(a) - timeOf(b));
  list.forEach((item, index) => {
    item.id = index + 1;
  });
  return list;
}
