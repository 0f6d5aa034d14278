import { TOWNS } from '@tidyhearth/domain';

/** Modules that a page which reads from the server loads in addition to its own. */
const QUERIES = 'src/server-state/queries.tsx';
const page = (/** @type {string} */ name) => `src/app/pages/${name}-page.tsx`;
const marketing = (/** @type {string} */ name) => `src/features/marketing/pages/${name}-page.tsx`;

/**
 * The pages that are rendered at build time, with the modules that the browser loads for each. A page that
 * `hydratesLazily` requests nothing from the server, and can postpone its hydration until somebody uses it. A page that
 * is `isServerRendered` is rendered again by the server, with its data, and then hydrates lazily too; with
 * `onlyWithoutQuery`, an address with a query string is left to the browser.
 * @typedef {{ path: string, modules: string[], budgetKb: number, hydratesLazily?: boolean, isServerRendered?: boolean, onlyWithoutQuery?: boolean }} SitePage
 * @type {SitePage[]}
 */
export const PAGES = [
  { path: '/', modules: [page('home')], budgetKb: 150, hydratesLazily: true },
  {
    path: '/find-cleaners',
    modules: [page('find-cleaners'), QUERIES],
    budgetKb: 200,
    isServerRendered: true,
    onlyWithoutQuery: true,
  },
  { path: '/become-cleaner', modules: [page('become-cleaner')], budgetKb: 200 },
  { path: '/login', modules: [page('login')], budgetKb: 200 },
  ...[
    'how-it-works',
    'pricing-guide',
    'customer-reviews',
    'safety-insurance',
    'join-network',
    'about-us',
  ].map((name) => ({ path: `/${name}`, modules: [marketing(name)], budgetKb: 150, hydratesLazily: true })),
  { path: '/contact', modules: [marketing('contact')], budgetKb: 150 },
  { path: '/terms-of-service', modules: [marketing('terms')], budgetKb: 150, hydratesLazily: true },
  { path: '/privacy-policy', modules: [marketing('privacy')], budgetKb: 150, hydratesLazily: true },
  ...TOWNS.map(({ slug }) => ({
    path: `/cleaners/in/${slug}`,
    modules: [page('town'), QUERIES],
    budgetKb: 200,
    isServerRendered: true,
  })),
];

/**
 * The pages that can't be rendered at build time.
 * @type {SitePage[]}
 */
export const OTHER_PAGES = [
  { path: '/cleaners/:id', modules: [page('cleaner'), QUERIES], budgetKb: 200, isServerRendered: true },
];

/** Modules that a work area loads in addition to its own: the bell with the live stream, and the client of the API. */
const SIGNED_IN = [
  'src/app/work-areas/pages/dashboard-page.tsx',
  QUERIES,
  'src/app/live-bell.tsx',
  'src/lib/http.ts',
];
const area = (/** @type {string} */ name) => `src/app/work-areas/${name}.tsx`;

/**
 * The work areas. The build renders their frame and the browser the rest; `npm run lighthouse` checks their other budgets.
 * @type {SitePage[]}
 */
export const WORK_PAGES = [
  {
    path: '/dashboard, customer',
    modules: [...SIGNED_IN, area('customer/customer-dashboard')],
    budgetKb: 245,
  },
  { path: '/dashboard, cleaner', modules: [...SIGNED_IN, area('cleaner/cleaner-dashboard')], budgetKb: 245 },
];
