/**
 * The pages that are measured, with the account that opens them and their budgets. The builds check the sizes of
 * scripts.
 */
import { ADMIN } from '../lib/scratch-app.mjs';

const DEMO_PASSWORD = 'tidy-demo-2026';
const CUSTOMER = { email: 'olivia@demo.tidyhearth.example', password: DEMO_PASSWORD };
const CLEANER = { email: 'amara@demo.tidyhearth.example', password: DEMO_PASSWORD };

/**
 * @typedef {{ email: string, password: string }} Account
 * @typedef {{ least?: number, below?: number }} Budget
 * @typedef {Partial<Record<import('./measure.mjs').Figure, Budget>>} Budgets
 *
 * @typedef {object} MeasuredPage
 * @property {string} name as the tables have it
 * @property {string} path
 * @property {Account} [account] who is signed in
 * @property {'public' | 'signed in'} kind whose budgets hold
 */

/** The budgets of pages that need no sign-in. */
const PUBLIC = /** @type {const} */ ({
  performance: { least: 95 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  'largest-contentful-paint': { below: 2000 },
  'cumulative-layout-shift': { below: 0.02 },
  'total-blocking-time': { below: 100 },
});

/**
 * The budgets of the work areas and the console, which the browser renders. Their data must not be in a page that is
 * cached, so a phone requests the page, its scripts and its data one after the other. Search engines see none of them.
 */
const SIGNED_IN = /** @type {const} */ ({
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  'largest-contentful-paint': { below: 4000 },
  'cumulative-layout-shift': { below: 0.02 },
  'total-blocking-time': { below: 300 },
});

/** @type {Record<MeasuredPage['kind'], Budgets>} */
export const BUDGETS = { public: PUBLIC, 'signed in': SIGNED_IN };

/**
 * @param {number} cleanerId whose profile
 * @returns {MeasuredPage[]}
 */
const pagesWith = (cleanerId) => [
  ...['/', '/find-cleaners', '/how-it-works'].map((path) => ({
    name: path,
    path,
    kind: /** @type {const} */ ('public'),
  })),
  { name: '/cleaners/:id', path: `/cleaners/${cleanerId}`, kind: 'public' },
  { name: '/dashboard, customer', path: '/dashboard', account: CUSTOMER, kind: 'signed in' },
  { name: '/dashboard, cleaner', path: '/dashboard', account: CLEANER, kind: 'signed in' },
  { name: '/admin/', path: '/admin/', account: ADMIN, kind: 'signed in' },
  { name: '/admin/bookings', path: '/admin/bookings', account: ADMIN, kind: 'signed in' },
];

/**
 * @param {string} url of the application, with its demo market
 * @returns {Promise<MeasuredPage[]>}
 */
export async function measuredPages(url) {
  const { user } = await signIn(url, CLEANER);
  return pagesWith(Number(user.cleanerId));
}

/**
 * @param {string} url of the application
 * @param {Account} account
 * @returns {Promise<{ token: string, user: Record<string, unknown> }>}
 */
export async function signIn(url, account) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} could not sign in: ${await answer.text()}`);
  return /** @type {{ token: string, user: Record<string, unknown> }} */ (await answer.json());
}
