import { TOWNS } from '@tidyhearth/domain';

/** What a page that reads from the server loads beside its own module. */
const QUERIES = 'src/server-state/queries.tsx';
const page = (/** @type {string} */ name) => `src/app/pages/${name}-page.tsx`;
const marketing = (/** @type {string} */ name) => `src/features/marketing/pages/${name}-page.tsx`;

/**
 * The pages that are rendered at build time, with the modules that the browser loads for each. One that `hydratesLazily`
 * asks the server for nothing and may wait with hydration until somebody is there. One that the server renders again, with
 * what it reads for it (`isServerRendered`), hydrates lazily then.
 * @typedef {{ path: string, modules: string[], budgetKb: number, hydratesLazily?: boolean, isServerRendered?: boolean }} SitePage
 * @type {SitePage[]}
 */
export const PAGES = [
  { path: '/', modules: [page('home')], budgetKb: 150, hydratesLazily: true },
  {
    path: '/find-cleaners',
    modules: [page('find-cleaners'), QUERIES],
    budgetKb: 200,
    isServerRendered: true,
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
 * The pages that no build can know.
 * @type {SitePage[]}
 */
export const OTHER_PAGES = [
  { path: '/cleaners/:id', modules: [page('cleaner'), QUERIES], budgetKb: 200, isServerRendered: true },
];

/** What a work area loads beside its own modules: the bell with the live stream, and the client of the API. */
const SIGNED_IN = [
  'src/app/work-areas/pages/dashboard-page.tsx',
  QUERIES,
  'src/app/live-bell.tsx',
  'src/lib/http.ts',
];
const area = (/** @type {string} */ name) => `src/app/work-areas/${name}.tsx`;

/**
 * The work areas: the build renders their frame, the browser the rest; `npm run lighthouse` has their other budgets.
 * @type {SitePage[]}
 */
export const WORK_PAGES = [
  {
    path: '/dashboard, customer',
    modules: [...SIGNED_IN, area('customer/customer-dashboard')],
    budgetKb: 275,
  },
  { path: '/dashboard, cleaner', modules: [...SIGNED_IN, area('cleaner/cleaner-dashboard')], budgetKb: 290 },
];
