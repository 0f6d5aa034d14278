/** The measured calls, as requests to the application and to the bare server, with their targets. */
import { cleanerIdAt } from './market.mjs';
import { SEARCH_ORIGINS } from './places.mjs';
import { listPath, searchName, searchPath, SORTS } from './plans.mjs';
import { tokenOf } from './tokens.mjs';

/** A customer may have 30 open requests. */
const REQUESTS_EACH = 30;
/** Bare reads of a file cost a fifth of those of a server, so what is ours weighs more beside them. */
const EMBEDDED_TARGET = 1.5;
const DAY_MS = 86_400_000;

/**
 * @typedef {object} Measured
 * @property {string} name
 * @property {number} target CPU of ours against bare, on a server
 * @property {number} embeddedTarget the same on the embedded engine
 * @property {(index: number) => import('./load.mjs').Call} ours
 * @property {(index: number) => import('./load.mjs').Call} bare
 * @property {{ next: number }} first the index of the next request, shared by both sides: no booking is requested twice
 * @property {number} [atMost] requests in all, of both sides
 *
 * @typedef {object} Cast
 * @property {number} cleaners
 * @property {import('./market.mjs').Customer[]} customers
 * @property {string} secret
 */

/**
 * @param {Cast} cast
 * @returns {Measured[]}
 */
export const measuredCalls = (cast) =>
  callsOf(cast).map((call) => ({
    ...call,
    embeddedTarget: Math.max(call.target, EMBEDDED_TARGET),
    first: { next: 0 },
  }));

/**
 * @param {Cast} cast
 * @returns {Omit<Measured, 'first' | 'embeddedTarget'>[]}
 */
function callsOf({ cleaners, customers, secret }) {
  const spread = (/** @type {number} */ index) => cleanerIdAt((index * 7919) % cleaners);
  const tokens = customers.map((customer) => tokenOf(customer, secret));
  const tokenAt = (/** @type {number} */ index) => tokens[index % tokens.length];
  const places = (/** @type {string} */ sort) =>
    SEARCH_ORIGINS.map((place) => ({
      ours: searchPath(place, sort),
      bare: `/search/${searchName(place, sort)}`,
    }));
  const mixed = SORTS.filter((sort) => sort !== 'rating').map((sort) => ({ sort, paths: places(sort) }));
  return [
    {
      name: 'public read by id',
      target: 1.5,
      ours: (index) => ({ path: `/api/cleaners/${spread(index)}` }),
      bare: (index) => ({ path: `/cleaner/${spread(index)}` }),
    },
    {
      name: 'list of 20, filtered and sorted',
      target: 1.3,
      ours: () => ({ path: listPath }),
      bare: () => ({ path: '/search/list' }),
    },
    ...SEARCH_ORIGINS.map((place) => ({
      name: `search, 10 miles, by rating: ${place.name}`,
      target: 1.25,
      ours: () => ({ path: searchPath(place, 'rating') }),
      bare: () => ({ path: `/search/${searchName(place, 'rating')}` }),
    })),
    ...mixed.map(({ sort, paths }) => ({
      name: `search, 10 miles, by ${sort}: all four places`,
      target: 1.25,
      ours: (/** @type {number} */ index) => ({ path: paths[index % paths.length]?.ours ?? '' }),
      bare: (/** @type {number} */ index) => ({ path: paths[index % paths.length]?.bare ?? '' }),
    })),
    {
      name: 'signed-in read',
      target: 1.9,
      ours: (index) => ({ path: '/api/auth/user', token: tokenAt(index) }),
      bare: (index) => ({ path: '/account', token: tokenAt(index) }),
    },
    {
      name: 'create a booking',
      target: 2,
      ours: (index) => ({
        path: '/api/bookings',
        token: tokenAt(index),
        body: booking(spread(index), index),
      }),
      bare: (index) => ({ path: '/booking', token: tokenAt(index), body: booking(spread(index), index) }),
      atMost: customers.length * REQUESTS_EACH,
    },
  ];
}

/**
 * @param {number} cleanerId
 * @param {number} index
 */
function booking(cleanerId, index) {
  const day = new Date(Date.now() + (7 + (index % 60)) * DAY_MS).toISOString().slice(0, 10);
  return {
    cleanerId,
    serviceType: 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: day,
    bookingTime: '09:00',
    address: '12 Broad Street, Oxford, OX1 3AS',
    streetAddress: '12 Broad Street',
    city: 'Oxford',
    county: null,
    postcode: 'OX1 3AS',
    specialInstructions: null,
    estimatedDuration: 3,
    // The same address for cleaners all over the country.
    farAddressConfirmed: true,
  };
}
