/** The calls whose growth with the market is measured, as requests to one of two applications. */
import { ADMIN } from '../lib/scratch-app.mjs';
import { send, sendForHeaders } from './load.mjs';
import { cleanerIdAt } from './market.mjs';
import { SEARCH_ORIGINS } from './places.mjs';
import { SORTS } from './plans.mjs';
import { tokenOf } from './tokens.mjs';

const DAY_MS = 86_400_000;
const WRITES = 280;
/** London: the one place where the small market too has a tenth page, and near 200 cleaners to tell of a job. */
const dense = SEARCH_ORIGINS[0] ?? never();

/**
 * @typedef {object} Side
 * @property {string} url
 * @property {string} secret
 * @property {import('./scale-market.mjs').Market} market
 *
 * @typedef {object} ScaleCall
 * @property {string} name
 * @property {(index: number) => import('./load.mjs').Call} call
 * @property {number} [atMost] requests in all
 */

/** @param {Record<string, string | number>} query */
function search(query) {
  const asked = new URLSearchParams({ limit: '20' });
  for (const [key, value] of Object.entries(query)) asked.set(key, String(value));
  return `/api/cleaners?${asked}`;
}

/**
 * @param {Side} side
 * @returns {Promise<ScaleCall[]>} the same on both sides, in the same order
 */
export async function scaleCalls({ url, secret, market }) {
  const { token: admin } = JSON.parse(await send(url, { path: '/api/login', body: ADMIN }));
  const tokens = market.customers.map((customer) => tokenOf(customer, secret));
  const tokenAt = (/** @type {number} */ index) => tokens[index % tokens.length];
  const customerAt = (/** @type {number} */ index) =>
    market.customers[index % market.customers.length]?.userId;
  const busy = tokenOf(market.busy, secret);
  const spread = (/** @type {number} */ index) => cleanerIdAt((index * 7919) % market.cleaners);
  const dayAfter = (/** @type {number} */ days) =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  /** @param {string} name @param {string[]} paths @param {string} [token] @returns {ScaleCall} */
  const reads = (name, paths, token) => ({
    name,
    call: (index) => ({ path: paths[index % paths.length] ?? '', token }),
  });
  /** @param {Record<string, string | number>} query */
  const everywhere = (query) => SEARCH_ORIGINS.map(({ postcode }) => search({ postcode, ...query }));
  /** @param {Record<string, string | number>} query */
  const tenth = async (query) => [await tenthPage(url, search({ postcode: dense.postcode, ...query }))];
  const bookings = `/api/bookings/cleaner/${market.busyId}`;
  return [
    ...SORTS.flatMap((sort) =>
      SEARCH_ORIGINS.map(({ name, postcode }) =>
        reads(`search, 10 miles, by ${sort}, ${name}`, [search({ postcode, radius: 10, sort })]),
      ),
    ),
    ...SORTS.map((sort) => reads(`search, 50 miles, by ${sort}`, everywhere({ radius: 50, sort }))),
    reads('search with a date', everywhere({ radius: 10, sort: 'rating', date: market.date })),
    reads('search with a date, by distance', everywhere({ radius: 50, sort: 'distance', date: market.date })),
    reads(
      'search with few matches',
      everywhere({ radius: 10, sort: 'rating', maxRate: '13.50', minRating: 4.8, insured: 'true' }),
    ),
    reads('search, tenth page by rating', await tenth({ radius: 10, sort: 'rating' })),
    reads('search, tenth page by distance', await tenth({ radius: 10, sort: 'distance' })),
    { name: 'profile', call: (index) => ({ path: `/api/cleaners/${spread(index)}` }) },
    {
      name: 'free slots in two weeks',
      call: (index) => ({
        path: `/api/cleaners/${spread(index)}/slots?from=${dayAfter(1)}&to=${dayAfter(14)}`,
      }),
    },
    { name: 'sign-in check', call: (index) => ({ path: '/api/auth/user', token: tokenAt(index) }) },
    {
      name: 'conversation list',
      call: (index) => ({
        path: `/api/messages/conversations/${customerAt(index)}?limit=20`,
        token: tokenAt(index),
      }),
    },
    reads('dashboard: figures of 5,000 bookings', [`${bookings}/summary`], busy),
    reads('dashboard: a page of 5,000 bookings', [`${bookings}?limit=20`], busy),
    reads('dashboard: earnings of 5,000 bookings', [`/api/cleaners/${market.busyId}/earnings`], busy),
    reads('console: users', ['/api/admin/users?perPage=25', '/api/admin/users?perPage=25&page=10'], admin),
    reads('console: users by name', ['/api/admin/users?perPage=25&sort=lastName&order=ASC'], admin),
    reads('console: bookings', ['/api/admin/bookings/recent?perPage=25&sort=next'], admin),
    reads('console: pending bookings', ['/api/admin/bookings/recent?perPage=25&status=pending'], admin),
    reads('console: figures', ['/api/admin/stats'], admin),
    reads('console: activity of 30 days', ['/api/admin/activity?days=30'], admin),
    reads('console: security', ['/api/admin/security'], admin),
    {
      name: 'booking',
      call: (index) => ({
        path: '/api/bookings',
        token: tokenAt(index),
        body: request(spread(index + 1000), dayAfter(40 + (index % 60))),
      }),
      atMost: WRITES,
    },
    {
      name: 'acceptance',
      call: (index) => {
        const { bookingId, person } = market.waiting[index] ?? never();
        return {
          path: `/api/bookings/${bookingId}`,
          method: 'PATCH',
          token: tokenOf(person, secret),
          body: { status: 'confirmed' },
        };
      },
      atMost: WRITES,
    },
    {
      name: 'job, announced to the cleaners nearby',
      call: (index) => ({
        path: '/api/postings',
        token: tokenAt(index),
        body: job(dense.postcode, dayAfter(7)),
      }),
      atMost: WRITES / 2,
    },
  ];
}

/**
 * @param {string} url
 * @param {string} first the first page
 */
async function tenthPage(url, first) {
  let path = first;
  for (let page = 1; page < 10; page += 1) {
    const { link } = await sendForHeaders(url, { path });
    const next = /<([^>]+)>; rel="next"/.exec(String(link ?? ''))?.[1];
    if (next === undefined) throw new Error(`${first} has ${page} pages`);
    path = next.replace(/^https?:\/\/[^/]+/, '');
  }
  return path;
}

/** @returns {never} */
function never() {
  throw new Error('there is none');
}

/**
 * @param {number} cleanerId
 * @param {string} bookingDate
 */
const request = (cleanerId, bookingDate) => ({
  ...{ cleanerId, bookingDate, bookingTime: '09:00', serviceType: 'regular', homeSize: '2 Bedrooms' },
  ...{ address: '12 Broad Street, Oxford, OX1 3AS', streetAddress: '12 Broad Street', city: 'Oxford' },
  ...{ county: null, postcode: 'OX1 3AS', specialInstructions: null, estimatedDuration: 1 },
  // The same address for cleaners all over the country.
  farAddressConfirmed: true,
});

/**
 * @param {string} postcode
 * @param {string} postingDate
 */
const job = (postcode, postingDate) => ({
  ...{ serviceType: 'regular', postingDate, estimatedDuration: 2, maxBudget: '60.00' },
  ...{ street: '12 Walton Street', city: 'Oxford', postcode },
});
