import { DAY_MS } from '@tidyhearth/domain';
import { DEMO_PEOPLE } from '../demo-accounts.js';
import type { MarketContext } from './market-context.js';
import type { Customer } from './model.js';
import type { PeopleBuilder } from './people-builder.js';
import { PLACES } from './places.js';

const PREFERENCES = [
  'Please use our own products, they are under the sink.',
  'Fragrance-free products, we have a baby.',
  'Shoes off upstairs if you can.',
  'The cat must stay in.',
  'I work from home, a quick hello is enough.',
];

/** The first customer of the first place is the demo account. */
export function makeCustomers(context: MarketContext, people: PeopleBuilder): Customer[] {
  const { random } = context;
  return PLACES.flatMap((home, place) =>
    Array.from({ length: home.customers }, (_, index) => {
      const isOlivia = place === 0 && index === 0;
      const person = people.make(home, isOlivia ? DEMO_PEOPLE.customer : undefined);
      const preferences = random.chance(0.4) ? random.pick(PREFERENCES) : null;
      return isOlivia
        ? { ...person, joinedAt: context.now - 300 * DAY_MS, isVerified: true, preferences }
        : { ...person, preferences };
    }),
  );
}
