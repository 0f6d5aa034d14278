import { addDays, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';
import { lengthen, pairWithOneOfEach, type Pair } from '../../support/long-lists.js';
import { queriesOf } from '../../support/query-counter.js';
import { World, type Session } from '../../support/world.js';

const FEW = 1;
const MANY = 12;

interface List {
  path: string;
  /** Absent for a visitor. */
  reader?: Session;
  /** The response is one object or a list of fixed length. */
  hasFixedLength?: boolean;
}

function listsOf({ customer, cleaner, posting, bookingId, webhookId }: Pair, admin: Session): List[] {
  const [c, k] = [customer.user.id, cleaner.user.id];
  const profile = cleaner.cleaner.id;
  const day = addDays(ukToday(), 10);
  const near = 'postcode=OX1+2JD&limit=50';
  const searches = ['rating', 'price', 'reviews', 'distance'].flatMap((sort) => [
    `/api/cleaners?${near}&sort=${sort}`,
    `/api/cleaners?limit=50&sort=${sort}`,
    `/api/cleaners?${near}&sort=${sort}&date=${day}`,
    `/api/cleaners?${near}&sort=${sort}&service=regular&minRate=10.00&minRating=1`,
  ]);
  const ofVisitors = [...searches, `/api/reviews/reviewee/${k}`];
  const ofCustomer = [
    `/api/bookings/customer/${c}`,
    `/api/bookings/recent/${c}`,
    `/api/postings/customer/${c}`,
    `/api/applications/posting/${posting.id}`,
    `/api/messages/conversations/${c}`,
    `/api/messages/conversation/${c}/${k}`,
    `/api/messages/recent/${c}`,
    `/api/messages/${c < k ? `${c}-${k}` : `${k}-${c}`}`,
    `/api/notifications/${c}`,
    `/api/reviews/reviewee/${c}`,
    '/api/auth/sessions',
    '/api/blocked-people',
    '/api/saved-cleaners',
    '/api/cases',
  ];
  const ofCleaner = [
    '/api/bookings/cleaner',
    `/api/bookings/cleaner/${profile}`,
    `/api/bookings/recent/${k}`,
    '/api/postings/available',
    `/api/applications/cleaner/${profile}`,
    `/api/messages/conversations/${k}`,
    `/api/notifications/${k}`,
    `/api/cleaners/${profile}/blocks`,
    '/api/cases/told',
    '/api/keys',
    '/api/webhooks',
    `/api/webhooks/${webhookId}/deliveries`,
  ];
  const ofAdmin = [
    'users',
    'postings',
    'applications',
    'reviews',
    'contact-messages',
    'waitlist',
    'client-errors',
    'audit-log',
    'mail-queue',
    'bookings/recent',
    'pending-cleaners',
    'cleaner-applications',
    'cases',
    'keys',
    'webhooks',
  ].map((name) => `/api/admin/${name}`);
  const fixed = [
    { path: `/api/cleaners/${profile}/days?from=${day}&to=${addDays(day, 41)}` },
    { path: `/api/cleaners/${profile}/slots?from=${day}&to=${day}` },
    { path: `/api/bookings/${bookingId}/history`, reader: customer },
    { path: `/api/reviews/reviewee/${k}/spread` },
    { path: `/api/messages/unread-count/${c}`, reader: customer },
    { path: `/api/messages/contact/${c}/${k}`, reader: customer },
    { path: `/api/notifications/${c}/unread-count`, reader: customer },
    { path: `/api/users/${c}/export`, reader: customer },
    { path: '/api/saved-cleaners/ids', reader: customer },
    { path: `/api/cleaners/${profile}/earnings`, reader: cleaner },
    { path: '/api/events/feed', reader: cleaner },
    { path: '/api/admin/stats', reader: admin },
    { path: '/api/admin/activity', reader: admin },
  ];
  const read = (paths: string[], reader?: Session) => paths.map((path) => ({ path, reader }));
  return [
    ...read(ofVisitors),
    ...read(ofCustomer, customer),
    ...read(ofCleaner, cleaner),
    ...read(ofAdmin, admin),
    ...fixed.map((list) => ({ ...list, hasFixedLength: true })),
  ];
}

describe('a longer list', () => {
  let store: Store;
  let app: ScratchApp;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('takes no more queries than a short one', async () => {
    const world = new World(app.url, store);
    const admin = await world.admin();
    const pair = await pairWithOneOfEach(world);
    const lists = listsOf(pair, admin);
    const measure = async () => {
      const counts = [];
      for (const { path, reader } of lists) {
        const requests = reader ? world.as(reader) : world.anyone;
        counts.push(await queriesOf(app.metricsUrl, () => requests.get(path)));
      }
      return counts;
    };
    await lengthen(store, pair, FEW);
    const short = await measure();
    await lengthen(store, pair, MANY);
    const long = await measure();

    const grown = lists.map(({ path, hasFixedLength = false }, index) => ({
      path,
      hasGrown: hasFixedLength || (long[index]?.rows ?? 0) > (short[index]?.rows ?? 0),
    }));
    expect(grown.filter(({ hasGrown }) => !hasGrown)).toEqual([]);
    const queries = lists.map(({ path }, index) => ({
      path,
      short: short[index]?.queries ?? 0,
      long: long[index]?.queries ?? Infinity,
    }));
    expect(queries.filter((list) => list.long > list.short || list.long === 0)).toEqual([]);
  });
});
